bots-unknown = Il bot «{ $bot }» non esiste. Bot noti: { $bots }; ciascuno anche con un proprio limite, per esempio expert@800 o expert@1.5s.
bots-bad-budget = «{ $budget }» non è un limite valido. Indica quante iterazioni può richiedere una decisione (800) o quanti secondi un turno (3s, 500ms); più di zero, al massimo 10000000 iterazioni o 3600s.
bots-mishap-raised = Il bot { $bot } ({ $seat }) ha avuto un errore ({ $detail }); al suo posto è stata giocata un’azione valida.
bots-mishap-illegal = Il bot { $bot } ({ $seat }) voleva un’azione non valida ({ $detail }); al suo posto ne è stata giocata una valida.
bots-mishap-overran = Il bot { $bot } ({ $seat }) non ha risposto entro { $detail } secondi; d’ora in poi al suo posto si giocano azioni valide.
bots-choose-level = Quanto devono essere forti i bot?
bots-level-random = random: gioca qualunque cosa sia permessa
bots-level-novice = novice: sa che cosa di solito conviene, non guarda mai avanti
bots-level-casual = casual: guarda un po’ avanti
bots-level-steady = steady: guarda avanti, un buon avversario per la seconda partita
bots-level-expert = expert: pensa fino a tre secondi per turno
bots-thinking = { $seat } sta pensando…
bots-weights-unreadable = { $file } non contiene reti leggibili.
bots-weights-layout = { $file } contiene reti di un’altra forma ({ $layout }); questa versione gioca con { $wanted }.
bots-weights-size = { $file }: { $part } non ha la dimensione che questa forma richiede.
bots-run-unreadable = { $file } non è il piano di un addestramento: indica una nuova cartella.
bots-run-differs = L’addestramento in { $folder } è iniziato con { $setting } = { $was }, non { $now }: continua con le stesse impostazioni o indica una nuova cartella.
