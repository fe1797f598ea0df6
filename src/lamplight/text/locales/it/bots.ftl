bots-unknown = Il bot «{ $bot }» non esiste. Bot noti: { $bots }; ciascuno anche con un proprio limite, per esempio expert@800 o expert@1.5s.
bots-bad-budget = «{ $budget }» non è un limite valido. Indica quante iterazioni può richiedere una decisione (800) o quanti secondi un turno (3s, 500ms); più di zero, al massimo 10000000 iterazioni o 3600s.
bots-mishap-raised = Il bot { $bot } ({ $seat }) ha avuto un errore ({ $detail }); al suo posto è stata giocata un’azione valida.
bots-mishap-illegal = Il bot { $bot } ({ $seat }) voleva un’azione non valida ({ $detail }); al suo posto ne è stata giocata una valida.
bots-mishap-overran = Il bot { $bot } ({ $seat }) non ha risposto entro { $detail } secondi; d’ora in poi al suo posto si giocano azioni valide.
