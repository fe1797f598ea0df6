# Che cosa vogliono dire i simboli, per la pagina di aiuto.

blackout-sign-food = Una risorsa. Quella che resta diventa denaro nella fase Pulizia.
blackout-sign-tools = Una risorsa richiesta da obiettivi e carte.
blackout-sign-gasoline = Una risorsa; con la carta giusta diventa gettoni GPS o Trasporto.
blackout-sign-water = Una risorsa. Nella fase Pulizia due rimaste diventano un gettone GPS, una sola denaro.
blackout-sign-book = Una risorsa richiesta da obiettivi e carte.
blackout-sign-medipack = Una risorsa; con la carta giusta fa uscire qualcuno dall’Ospedale.
blackout-sign-battery = Vale come qualsiasi risorsa. Si compra con il denaro.
blackout-sign-money = Compra obiettivi e Batterie; alla fine 5 fanno un punto.
blackout-sign-points = Vince chi ha più punti.
blackout-sign-transport = Un passo lungo l’anello, o una città saltata sulla mappa. Un gettone mancante costa un punto.
blackout-sign-gps = Vale delle icone Ricerca quando parte una squadra.
blackout-sign-search = A una squadra ne servono abbastanza per vincere una tessera Esplorazione.
blackout-sign-check = Un’azione Spunta: è tua quando non è più coperta dalla casetta, e si usa quando riprendi le carte.
blackout-sign-house = Va in un distretto che hai protetto e sblocca l’azione che copriva.
blackout-sign-hospital = Le carte ferite restano qui finché qualcuno non le cura.
blackout-sign-hand = Una carta che arriva nella tua mano.
blackout-sign-any = Una risorsa a scelta, o una tra più possibili.
