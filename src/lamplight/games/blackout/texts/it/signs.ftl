# Che cosa vogliono dire i simboli, per la pagina di aiuto.

blackout-sign-food = Una risorsa. Quella che resta diventa denaro nella pulizia.
blackout-sign-tools = Una risorsa richiesta da obiettivi e carte.
blackout-sign-gasoline = Una risorsa; con la carta giusta diventa gettoni GPS o trasporto.
blackout-sign-water = Una risorsa. Nella pulizia due rimaste diventano un gettone GPS, una denaro.
blackout-sign-book = Una risorsa richiesta da obiettivi e carte.
blackout-sign-medipack = Una risorsa; con la carta giusta fa uscire qualcuno dall’ospedale.
blackout-sign-battery = Vale come qualsiasi risorsa. Si può comprare.
blackout-sign-money = Compra obiettivi e batterie; alla fine 5 fanno un punto.
blackout-sign-points = Vince chi ha più punti.
blackout-sign-transport = Un passo sull’anello, o un luogo saltato sulla mappa. Un gettone mancante costa un punto.
blackout-sign-gps = Vale icone Ricerca quando una squadra parte.
blackout-sign-search = Una squadra ne riunisce abbastanza per vincere una tessera.
blackout-sign-check = Un’azione Spunta: tua quando la sua casa è via, si usa quando recuperi le carte.
blackout-sign-house = Va in un distretto che hai messo in sicurezza e sblocca l’azione che copriva.
blackout-sign-hospital = Le carte ferite aspettano qui di essere riportate.
blackout-sign-hand = Una carta che arriva nella tua mano.
blackout-sign-any = Una risorsa a scelta, o una fra più.
