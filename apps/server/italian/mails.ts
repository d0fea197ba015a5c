import type { Catalogue } from '@dovolilnice/contract/in-language'

export const italianMails: Catalogue = {
  'Poziv k plačilu upravne takse za vlogo {number}': 'Invito al pagamento della tassa amministrativa per l’istanza {number}',
  'Upravna taksa za vlogo {number} še ni plačana. Izdali smo poziv k plačilu št. {text}.':
    'La tassa amministrativa per l’istanza {number} non è ancora stata pagata. Abbiamo emesso l’invito al pagamento n. {text}.',
  'To sporočilo je obvestilo in ne vročitev. Če vam poziv vročimo pozneje, rok za plačilo teče od vročitve. Če ste takso medtem že plačali, na poziv ni treba odgovoriti.':
    'Questo messaggio è un avviso e non una notifica. Se l’invito Le viene notificato più tardi, il termine per il pagamento decorre dalla notifica. Se nel frattempo ha già pagato la tassa, non occorre rispondere all’invito.',
  'Plačilo upravne takse {text} za vlogo {number} smo prejeli. Potrdilo (PDF) je v prilogi; prenesete ga tudi na strani s stanjem vloge.':
    'Abbiamo ricevuto il pagamento della tassa amministrativa di {text} per l’istanza {number}. La ricevuta (PDF) è allegata; la trova anche nella pagina dello stato dell’istanza.',
  'Povezava do vloge {number}': 'Collegamento all’istanza {number}',
  'Na spodnji povezavi odprete stanje vloge {number}. Povezave ne posredujte drugim.':
    'Con il collegamento sottostante si apre lo stato dell’istanza {number}. Non lo comunichi ad altri.',
  'Če povezave niste zahtevali vi, vam ni treba storiti ničesar: brez tega sporočila je ne more odpreti nihče.':
    'Se non ha richiesto Lei il collegamento, non deve fare nulla: senza questo messaggio nessuno può aprirlo.',
  'Dopolni vlogo': 'Integri l’istanza',
  'Nakažite na račun {iban} s sklicem {reference} ali v mobilni banki skenirajte kodo UPN QR. Predračun {pro_forma} s položnico je v prilogi.':
    'Effettui il bonifico sul conto {iban} con il riferimento {reference} oppure scansioni il codice UPN QR con la banca mobile. La fattura pro forma {pro_forma} con il bollettino di pagamento è allegata.',
  'Podatke za nakazilo dobite pri organu: {authority}.': 'I dati per il pagamento sono disponibili presso l’organo: {authority}.',
  'Prejeli smo vašo vlogo {number}': 'Abbiamo ricevuto la Sua istanza {number}',
  'Vašo vlogo za dovolilnico ({kind}) za {plates} smo prejeli pod številko {number}.':
    'La Sua istanza di rilascio del permesso ({kind}) per {plates} è stata ricevuta e registrata con il numero {number}.',
  'Po pregledu vas bomo o odločitvi obvestili na ta e-poštni naslov. Na spodnji povezavi lahko kadar koli preverite stanje ali vlogo umaknete; povezave ne posredujte drugim.':
    'Dopo l’esame Le comunicheremo l’esito a questo indirizzo di posta elettronica. Con il collegamento sottostante può verificare in qualsiasi momento lo stato dell’istanza o ritirarla; non lo comunichi ad altri.',
  'Vloga {number} je v obravnavi': 'L’istanza {number} è in trattazione',
  'Začeli smo obravnavati vašo vlogo {number}.': 'Abbiamo iniziato l’esame della Sua istanza {number}.',
  'Dopolnite vlogo {number} do {due}': 'Integri l’istanza {number} entro il giorno {due}',
  'Vaša vloga {number} ni popolna. Za nadaljevanje potrebujemo:': 'La Sua istanza {number} è incompleta. Per proseguire sono necessari:',
  'Dopolnitev oddajte najpozneje {due}. Na spodnji povezavi jo oddate brez prijave, prenesete poziv (PDF) ali še pred iztekom roka zaprosite za podaljšanje. Če vloge v tem roku ne boste dopolnili, jo bomo morali zavreči.':
    'Presenti l’integrazione al più tardi il giorno {due}. Con il collegamento sottostante può presentarla senza autenticarsi, scaricare l’invito (PDF) o, prima della scadenza del termine, chiederne la proroga. Se l’istanza non sarà integrata entro tale termine, dovremo dichiararla irricevibile.',
  'To sporočilo je obvestilo in ne vročitev. Če vam poziv vročimo pozneje, rok za dopolnitev teče od vročitve.':
    'Questo messaggio è un avviso e non una notifica. Se l’invito Le sarà notificato in seguito, il termine per l’integrazione decorre dalla notifica.',
  'To sporočilo je obvestilo in ne vročitev. Če vam seznanitev vročimo pozneje, rok za izjavo teče od vročitve.':
    'Questo messaggio è un avviso e non una notifica. Se la comunicazione Le sarà notificata in seguito, il termine per le osservazioni decorre dalla notifica.',
  'Prejeli smo dopolnitev vloge {number}': 'Abbiamo ricevuto l’integrazione dell’istanza {number}',
  'Dopolnitev vloge {number} smo prejeli. Obravnava se nadaljuje.':
    'Abbiamo ricevuto l’integrazione dell’istanza {number}. La trattazione prosegue.',
  'Vloga {number} je odobrena': 'L’istanza {number} è stata accolta',
  'Vaša vloga {number} ({kind}) za {plates} je odobrena.': 'La Sua istanza {number} ({kind}) per {plates} è stata accolta.',
  'Dovolilnica je brezplačna. Ko bo izdana, vas bomo obvestili.': 'Il permesso è gratuito. La informeremo del suo rilascio.',
  'Vloga {number} je odobrena, čaka na plačilo': 'L’istanza {number} è stata accolta ed è in attesa del pagamento',
  'Za izdajo dovolilnice plačajte {fee} najpozneje {due}. {how}':
    'Per il rilascio del permesso paghi {fee} al più tardi il giorno {due}. {how}',
  'Če plačila v tem roku ne bo, se obravnava vloge konča.':
    'In mancanza del pagamento entro tale termine la trattazione dell’istanza si conclude.',
  'Plačilo za vlogo {number} je prejeto': 'Il pagamento per l’istanza {number} è stato ricevuto',
  'Plačilo {fee} za vlogo {number} ({kind}) smo prejeli. Ko bo dovolilnica izdana, vas bomo obvestili.':
    'Abbiamo ricevuto il pagamento di {fee} per l’istanza {number} ({kind}). La informeremo del rilascio del permesso.',
  'Vloga {number} je zavrnjena': 'L’istanza {number} è stata respinta',
  'Vaša vloga {number} ({kind}) za {plates} je zavrnjena.': 'La Sua istanza {number} ({kind}) per {plates} è stata respinta.',
  'Razlog: {text}': 'Motivo: {text}',
  'O tem je izdana odločba z obrazložitvijo in pravnim poukom. Dostopna je na spodnji povezavi; prijava ni potrebna.':
    'È stata emessa una decisione con la motivazione e l’istruzione sul rimedio giuridico. È disponibile al collegamento sottostante; non occorre autenticarsi.',
  'Pravno sredstvo in rok zanj sta navedena v odločbi. Vloži se pisno ali ustno na zapisnik pri organu: {authority}.':
    'Il rimedio giuridico e il relativo termine sono indicati nella decisione. Va proposto per iscritto oppure oralmente a verbale presso l’organo: {authority}.',
  'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.':
    'Questo messaggio è un avviso e non una notifica. La decisione Le sarà notificata separatamente; il termine per il ricorso decorre dalla notifica.',
  'Rok za dopolnitev vloge {number} se izteka': 'Il termine per l’integrazione dell’istanza {number} sta per scadere',
  'Vloga {number} še čaka na vašo dopolnitev:': 'L’istanza {number} è ancora in attesa della Sua integrazione:',
  'Rok se izteče {due}. Po njem se obravnava vloge konča.':
    'Il termine scade il giorno {due}. Successivamente la trattazione dell’istanza si conclude.',
  'Rok za plačilo po vlogi {number} se izteka': 'Il termine di pagamento per l’istanza {number} sta per scadere',
  'Vloga {number} je odobrena in čaka na plačilo {fee}. {how}':
    'L’istanza {number} è stata accolta ed è in attesa del pagamento di {fee}. {how}',
  'Predračun {pro_forma} za vlogo {number}': 'Fattura pro forma {pro_forma} per l’istanza {number}',
  'Za vlogo {number} ({kind}) smo izdali predračun {pro_forma}. Velja namesto prejšnjega, če ste ga že dobili.':
    'Per l’istanza {number} ({kind}) abbiamo emesso la fattura pro forma {pro_forma}. Sostituisce la precedente, se l’ha già ricevuta.',
  'Plačajte {fee} najpozneje {due}. {how}': 'Paghi {fee} al più tardi il giorno {due}. {how}',
  'Vloga {number} je umaknjena': 'L’istanza {number} è stata ritirata',
  'Vloga {number} je umaknjena in se ne obravnava več.': 'L’istanza {number} è stata ritirata e non sarà più trattata.',
  'Vnos vloge {number} je storniran': 'La registrazione dell’istanza {number} è stata stornata',
  'Vloga {number} je bila vnesena pomotoma, zato smo vnos stornirali. O njej se ne odloča.':
    'L’istanza {number} è stata registrata per errore; la registrazione è stata pertanto stornata. Non sarà oggetto di decisione.',
  'Vloga {number} je zavržena': 'L’istanza {number} è stata dichiarata irricevibile',
  'Vaša vloga {number} ({kind}) v roku ni bila dopolnjena, zato je zavržena.':
    'La Sua istanza {number} ({kind}) non è stata integrata entro il termine ed è stata pertanto dichiarata irricevibile.',
  'O tem je izdan sklep z obrazložitvijo in poukom o pravnem sredstvu.':
    'È stata emessa una conclusione con la motivazione e l’istruzione sul rimedio giuridico.',
  'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.':
    'Questo messaggio è un avviso e non una notifica. La conclusione Le sarà notificata separatamente; il termine per il ricorso decorre dalla notifica.',
  'Če dovolilnico še potrebujete, oddajte novo vlogo.': 'Se il permesso Le occorre ancora, presenti una nuova istanza.',
  'Obravnava vloge {number} je končana': 'La trattazione dell’istanza {number} è conclusa',
  'Obravnava vloge {number} je končana. {text}': 'La trattazione dell’istanza {number} è conclusa. {text}',
  'Prejeli smo pozno dopolnitev vloge {number}': 'Abbiamo ricevuto l’integrazione tardiva dell’istanza {number}',
  'Dopolnitev vloge {number} smo prejeli po tem, ko je bil izdan sklep o zavrženju. Ker vam sklep še ni bil vročen, jo bo referent pregledal. Če je vloga zdaj popolna, se postopek nadaljuje.':
    'Abbiamo ricevuto l’integrazione dell’istanza {number} dopo l’emissione della conclusione di irricevibilità. Poiché la conclusione non Le è stata ancora notificata, il funzionario la esaminerà. Se ora l’istanza è completa, il procedimento prosegue.',
  'Rok za dopolnitev vloge {number} je podaljšan do {due}':
    'Il termine per l’integrazione dell’istanza {number} è stato prorogato al giorno {due}',
  'Rok za dopolnitev vloge {number} je podaljšan. Nov zadnji dan je {due}.':
    'Il termine per l’integrazione dell’istanza {number} è stato prorogato. Il nuovo termine scade il giorno {due}.',
  'Sklep o zavrženju vloge {number} ostaja v veljavi': 'La conclusione di irricevibilità dell’istanza {number} resta in vigore',
  'Pregledali smo dopolnitev vloge {number}, ki je prispela po izdaji sklepa o zavrženju. Vloga tudi z njo ni popolna, zato sklep ostaja v veljavi.':
    'Abbiamo esaminato l’integrazione dell’istanza {number}, pervenuta dopo l’emissione della conclusione di irricevibilità. L’istanza resta incompleta, perciò la conclusione resta in vigore.',
  'Dokler vam sklep ni vročen, lahko vlogo še dopolnite. Zoper sklep se lahko pritožite, kakor piše v njem.':
    'Finché la conclusione non Le è notificata, può ancora integrare l’istanza. Può ricorrere contro la conclusione come in essa indicato.',
  'Rok za dopolnitev vloge {number} ni podaljšan': 'Il termine per l’integrazione dell’istanza {number} non è stato prorogato',
  'Vaši prošnji za podaljšanje roka pri vlogi {number} ni ugodeno.':
    'La Sua richiesta di proroga del termine per l’istanza {number} non è stata accolta.',
  'Zadnji dan za dopolnitev ostaja {due}.': 'Il termine per l’integrazione scade ancora il giorno {due}.',
  'Račun {number} za vlogo {application}': 'Fattura {number} per l’istanza {application}',
  'V prilogi je račun {number} z dne {day} za {amount} za vlogo {application}.':
    'In allegato trova la fattura {number} del giorno {day} per {amount} relativa all’istanza {application}.',
  'Račun je plačan, zato vam ni treba storiti ničesar.': 'La fattura è già pagata; non deve fare nulla.',
  'Storno računa {number} za vlogo {application}': 'Storno della fattura {number} per l’istanza {application}',
  'V prilogi je storno {number} z dne {day} za {amount}. Z njim je prejšnji račun za vlogo {application} razveljavljen.':
    'In allegato trova lo storno {number} del giorno {day} per {amount}, con il quale la precedente fattura per l’istanza {application} è annullata.',
  'Dobropis {number} za vlogo {application}': 'Nota di credito {number} per l’istanza {application}',
  'V prilogi je dobropis {number} z dne {day} za {amount} za vlogo {application}.':
    'In allegato trova la nota di credito {number} del giorno {day} per {amount} relativa all’istanza {application}.',
  'Odpri dovolilnico': 'Apra il permesso',
  'Podaljšaj dovolilnico': 'Rinnovi il permesso',
  'Dovolilnica {number} je izdana': 'Il permesso {number} è stato rilasciato',
  'Izdali smo vam dovolilnico {number} ({kind}) za {plates}.': 'Le abbiamo rilasciato il permesso {number} ({kind}) per {plates}.',
  'Velja od {from} do vključno {last}{hours}.': 'È valido dal giorno {from} al giorno {last} compreso{hours}.',
  'Nova dovolilnica {number} namesto prejšnje': 'Nuovo permesso {number} in sostituzione del precedente',
  'Namesto prejšnje dovolilnice smo izdali dovolilnico {number} ({kind}) za {plates}.':
    'In sostituzione del permesso precedente abbiamo rilasciato il permesso {number} ({kind}) per {plates}.',
  'Velja do vključno {last}{hours}. Prejšnja dovolilnica ne velja več.':
    'È valido fino al giorno {last} compreso{hours}. Il permesso precedente non è più valido.',
  'Dovolilnica {number} je spremenjena': 'Il permesso {number} è stato modificato',
  'Podatke dovolilnice {number} ({kind}) smo spremenili. Vozila: {plates}.':
    'Abbiamo modificato i dati del permesso {number} ({kind}). Veicoli: {plates}.',
  'Dovolilnica {number} je začasno odvzeta': 'Il permesso {number} è sospeso',
  'Dovolilnica {number} je na vašo zahtevo začasno odvzeta': 'Il permesso {number} è sospeso su Sua richiesta',
  'Dovolilnica {number} je začasno odvzeta; do nadaljnjega dostop z njo ni mogoč.':
    'Il permesso {number} è sospeso; fino a nuovo avviso non consente l’accesso.',
  'Na vašo zahtevo z dne {requested} je dovolilnica {number} začasno odvzeta; do nadaljnjega dostop z njo ni mogoč.':
    'Su Sua richiesta del giorno {requested} il permesso {number} è sospeso; fino a nuovo avviso non consente l’accesso.',
  'O tem je izdana odločba s pravnim poukom.': 'È stata emessa una decisione con l’istruzione sul rimedio giuridico.',
  'Dovolilnica {number} spet velja': 'Il permesso {number} è di nuovo valido',
  'Dovolilnica {number} spet velja, do vključno {last}{hours}.':
    'Il permesso {number} è di nuovo valido, fino al giorno {last} compreso{hours}.',
  'Pojasnilo: {reason}': 'Spiegazione: {reason}',
  'Dovolilnica {number} je odvzeta': 'Il permesso {number} è stato revocato',
  'Dovolilnica {number} je odvzeta in ne velja več.': 'Il permesso {number} è stato revocato e non è più valido.',
  'Dovolilnica {number} kmalu poteče': 'Il permesso {number} sta per scadere',
  'Vaša dovolilnica {number} ({kind}) za {plates} velja še do vključno {last}{hours}.':
    'Il Suo permesso {number} ({kind}) per {plates} è valido ancora fino al giorno {last} compreso{hours}.',
  'Če jo še potrebujete, jo pravočasno podaljšajte; obrazec je že izpolnjen z vašimi podatki.':
    'Se Le occorre ancora, lo rinnovi per tempo; il modulo è già compilato con i Suoi dati.',
  'Dokazilo za dovolilnico {number} kmalu poteče': 'Il documento giustificativo del permesso {number} sta per scadere',
  'Dokazilo »{document}«, na podlagi katerega velja vaša dovolilnica {number} ({kind}), velja do vključno {documentEnds}. Dovolilnica velja do vključno {last}.':
    'Il documento «{document}», in base al quale è valido il Suo permesso {number} ({kind}), vale fino al giorno {documentEnds} compreso. Il permesso è valido fino al giorno {last} compreso.',
  'Do takrat nam pošljite novo dokazilo{contact} ali ga prinesite na občino; navedite številko dovolilnice. Če novega dokazila ne prejmemo, lahko dovolilnico začasno odvzamemo.':
    'Ci invii entro allora il nuovo documento{contact} oppure lo consegni in Comune, indicando il numero del permesso. Se non lo riceveremo, il permesso potrà essere sospeso.',
  'Natisni dovolilnico': 'Stampi il permesso',
  na: 'a',
  'Vračilo {number}: vrnemo vam {amount}': 'Rimborso {number}: Le restituiamo {amount}',
  'Za vlogo {application} je odobreno vračilo {amount}. Razlog: {ground}.':
    'Per l’istanza {application} è stato approvato il rimborso di {amount}. Motivo: {ground}.',
  'Znesek vrnemo na {where} (prejemnik: {payee}). O izplačilu vas bomo obvestili.':
    'L’importo sarà restituito su {where} (beneficiario: {payee}). La informeremo del pagamento.',
  'Vračilo {number} je izplačano': 'Il rimborso {number} è stato pagato',
  'Za vlogo {application} je bilo {day} izplačano vračilo {amount} na {where} (prejemnik: {payee}). Razlog: {ground}.':
    'Per l’istanza {application} è stato pagato il giorno {day} il rimborso di {amount} su {where} (beneficiario: {payee}). Motivo: {ground}.',
  'kartico, s katero je bilo plačano': 'la carta con cui è stato effettuato il pagamento',
  'račun {iban}': 'il conto {iban}',
  'V prilogi je dobropis {credit}.': 'La nota di credito {credit} è allegata.',
  'Dobropis {credit} vam pošljemo posebej, ko ga potrdi davčna uprava.':
    'La nota di credito {credit} Le sarà inviata separatamente, dopo la certificazione dell’amministrazione fiscale.',
  'Dobropis {credit} občina odda prek UJP.': 'La nota di credito {credit} è trasmessa dal Comune tramite UJP.',
  'Dodan je nov način prijave': 'È stata aggiunta una nuova modalità di accesso',
  'Računu v spletni storitvi Dovolilnice je dodan nov način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'Al Suo account nel servizio in rete Dovolilnice (Permessi) è stata aggiunta una nuova modalità di accesso: {factor}. Se non è stato fatto da Lei, ce lo comunichi subito.',
  'Odstranjen je način prijave': 'È stata rimossa una modalità di accesso',
  'Računu v spletni storitvi Dovolilnice je odstranjen način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'Dal Suo account nel servizio in rete Dovolilnice (Permessi) è stata rimossa una modalità di accesso: {factor}. Se non è stato fatto da Lei, ce lo comunichi subito.',
  'Prijava v dveh korakih je odstranjena': 'L’accesso in due passaggi è stato rimosso',
  'Skrbnik je vašemu računu v spletni storitvi Dovolilnice odstranil vse ključe in aplikacije za drugi korak prijave. Ob naslednji prijavi zadostuje geslo, nato dodajte nove. Če tega niste želeli, nam to takoj sporočite.':
    'L’amministratore ha rimosso dal Suo account nel servizio in rete Dovolilnice (Permessi) tutte le chiavi e le applicazioni per il secondo passaggio di accesso. Al prossimo accesso è sufficiente la password; ne aggiunga poi di nuove. Se non lo desiderava, ce lo comunichi subito.',
  'Prejeli smo zahtevo za ponastavitev gesla vašega računa.': 'Abbiamo ricevuto la richiesta di reimpostare la password del Suo account.',
  'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.':
    'Il collegamento è valido due ore e funziona una sola volta. Se la richiesta non è stata presentata da Lei, può ignorare questo messaggio.',
  'Nastavi novo geslo': 'Imposti la nuova password',
  'Vabilo v spletno storitev Dovolilnice: {town}': 'Invito al servizio in rete Dovolilnice (Permessi): {town}',
  '{town} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.':
    '{town} Le ha aperto un account nel servizio in rete Dovolilnice (Permessi).',
  'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.':
    'Prima del primo accesso imposti la password. Il collegamento è valido sette giorni e funziona una sola volta.',
  'Nastavi geslo': 'Imposti la password',
  'Potrdite novi e-poštni naslov': 'Confermi il nuovo indirizzo di posta elettronica',
  'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če sprememb niste zahtevali vi, sporočila ni treba upoštevati.':
    'Per il Suo account nel servizio in rete Dovolilnice (Permessi) ha richiesto questo indirizzo di posta elettronica. Il collegamento è valido 24 ore e funziona una sola volta. Se la modifica non è stata richiesta da Lei, può ignorare questo messaggio.',
  'Potrdi naslov': 'Confermi l’indirizzo',
  'Ta e-poštni naslov že ima račun': 'Questo indirizzo di posta elettronica ha già un account',
  'V spletni storitvi Dovolilnice je nekdo za svoj račun zahteval ta e-poštni naslov. Naslov že ima račun, zato se ni nič spremenilo.':
    'Nel servizio in rete Dovolilnice (Permessi) qualcuno ha richiesto per il proprio account questo indirizzo di posta elettronica. L’indirizzo ha già un account, perciò nulla è cambiato.',
  'Če ste bili to vi, se prijavite v račun s tem naslovom. Če niste, sporočila ni treba upoštevati.':
    'Se è stato fatto da Lei, acceda all’account con questo indirizzo. In caso contrario può ignorare questo messaggio.',
  'Vaš e-poštni naslov je spremenjen': 'Il Suo indirizzo di posta elettronica è stato modificato',
  'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste želeli, nam to takoj sporočite.':
    'L’account nel servizio in rete Dovolilnice (Permessi) usa d’ora in poi un altro indirizzo di posta elettronica. Se non lo desiderava, ce lo comunichi subito.',
  'Za: {to}': 'Per: {to}',
  'Številka zadeve: {number}': 'Numero della pratica: {number}',
  'Spoštovani!': 'Gentile utente,',
  'S spoštovanjem': 'Distinti saluti',
  'To je samodejno sporočilo; nanj vam ni treba odgovoriti.': 'Questo è un messaggio automatico; non occorre rispondere.',
  'Če gumb ne deluje, naslov prekopirajte v brskalnik:': 'Se il pulsante non funziona, copi l’indirizzo nel browser:',
  'Upravna taksa po ZUT znaša {amount} in se plača ob vložitvi vloge, najpozneje {day}: na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.':
    'La tassa amministrativa ai sensi della Legge sulle tasse amministrative (ZUT) è di {amount} e si paga al momento della presentazione dell’istanza, al più tardi il giorno {day}: sul conto {iban} con il riferimento {reference}. Il codice UPN QR si trova sulla pagina con lo stato dell’istanza.',
  'Upravna taksa po ZUT znaša {amount}. Podatke za nakazilo dobite pri organu: {authority}.':
    'La tassa amministrativa ai sensi della Legge sulle tasse amministrative (ZUT) è di {amount}. I dati per il bonifico sono disponibili presso l’organo: {authority}.',
  'Uveljavljate oprostitev upravne takse. Dokler o njej ne odločimo, takse ne plačate.':
    'Ha chiesto l’esenzione dalla tassa amministrativa. Finché non avremo deciso in merito, la tassa non è dovuta.',
  'Upravne takse za vlogo {number} ne plačate': 'Per l’istanza {number} la tassa amministrativa non è dovuta',
  'Pri vlogi {number} smo priznali oprostitev upravne takse. Takse ne plačate.':
    'Per l’istanza {number} abbiamo riconosciuto l’esenzione dalla tassa amministrativa. La tassa non è dovuta.',
  'Upravna taksa za vlogo {number}': 'Tassa amministrativa per l’istanza {number}',
  'Pri vlogi {number} oprostitve upravne takse nismo priznali.':
    'Per l’istanza {number} non abbiamo riconosciuto l’esenzione dalla tassa amministrativa.',
  'Dovolilnica {number}: {way} ne velja več': 'Permesso {number}: {way} non è più valido',
  'V svojem računu ste blokirali: {way}. Stebrički ga zavrnejo; vozila dovolilnice {number} veljajo naprej.':
    'Nel Suo account ha bloccato: {way}. I dissuasori lo rifiutano; i veicoli del permesso {number} restano validi.',
  'Novo kartico dobite z vlogo za zamenjavo. Če se kartica najde, lahko blokado prekliče občina: pišite nam{contact}.':
    'La nuova tessera si ottiene con l’istanza di sostituzione. Se la ritrova, il blocco può essere revocato dal Comune: ci scriva{contact}.',
  'Če blokade niste naredili vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Se non è stato Lei a bloccarla, ce lo comunichi subito{contact} e cambi la password.',
  'V svojem računu ste blokirali: {way}. Stebrički klic s te številke zavrnejo; vozila dovolilnice {number} veljajo naprej.':
    'Nel Suo account ha bloccato: {way}. I dissuasori rifiutano le chiamate da questo numero; i veicoli del permesso {number} restano validi.',
  'Vaše dovolilnice s to številko imajo novo kodo QR. Prejšnja koda na telefonu ali papirju ne velja več, zato jih natisnite znova.':
    'I Suoi permessi con questo numero hanno un nuovo codice QR. Il codice precedente, sul telefono o su carta, non è più valido; li stampi di nuovo.',
  'Blokado številke lahko prekliče občina: pišite nam{contact}. Če blokade niste naredili vi, nam to takoj sporočite in spremenite geslo.':
    'Il blocco del numero può essere revocato dal Comune: ci scriva{contact}. Se non è stato Lei a bloccarlo, ce lo comunichi subito e cambi la password.',
  'Dovolilnica {number} ima novo kodo QR': 'Il permesso {number} ha un nuovo codice QR',
  'V svojem računu ste zamenjali kodo QR dovolilnice {number}. Prejšnja koda na telefonu ali papirju ne velja več; dovolilnico natisnite znova.':
    'Nel Suo account ha cambiato il codice QR del permesso {number}. Il codice precedente, sul telefono o su carta, non è più valido; stampi di nuovo il permesso.',
  'Če kode niste zamenjali vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Se non è stato Lei a cambiarlo, ce lo comunichi subito{contact} e cambi la password.',
  'Dovolilnica {number}: blokada je preklicana': 'Permesso {number}: il blocco è stato revocato',
  'Občina je preklicala blokado: {way}. S tem je dostop spet mogoč.':
    'Il Comune ha revocato il blocco: {way}. L’accesso è di nuovo possibile.',
  'Koda za prijavo': 'Codice di accesso',
  'Koda za prijavo: {code}': 'Codice di accesso: {code}',
  'Velja deset minut in deluje enkrat, v brskalniku, v katerem ste jo zahtevali. Kode ne povejte nikomur; občina vas zanjo nikoli ne vpraša. Če je niste zahtevali vi, sporočila ni treba upoštevati.':
    'Vale dieci minuti e funziona una volta sola, nel browser in cui l’ha richiesto. Non lo comunichi a nessuno; il Comune non glielo chiederà mai. Se non l’ha richiesto Lei, ignori questo messaggio.',
  'Odprite si račun v spletni storitvi Dovolilnice': 'Apra il Suo account nel servizio Dovolilnice',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun nastane, ko na spodnji povezavi izberete geslo; v njem bodo vaše vloge in dovolilnice s tem naslovom.':
    'Dalla pagina dello stato di un’istanza è stato richiesto un account per questo indirizzo. L’account viene creato quando sceglie una password con il collegamento sottostante; conterrà le Sue istanze e i Suoi permessi con questo indirizzo.',
  'Povezava velja 24 ur in deluje enkrat. Če računa ne želite, sporočila ni treba upoštevati.':
    'Il collegamento vale 24 ore e funziona una volta sola. Se non desidera un account, ignori questo messaggio.',
  'Odpri račun': 'Apra l’account',
  'Račun s tem naslovom že imate': 'Ha già un account con questo indirizzo',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun že imate, zato se ni nič spremenilo.':
    'Dalla pagina dello stato di un’istanza è stato richiesto un account per questo indirizzo. Ha già un account, perciò nulla è cambiato.',
}
