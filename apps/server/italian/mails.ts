import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianMails: Catalogue = {
  'Povezava do vloge {number}': 'Collegamento all’istanza {number}',
  'Stanje vloge {number} je dostopno na spodnji povezavi. Povezave ne posredujte drugim.':
    'Con il collegamento sottostante si apre lo stato dell’istanza {number}. Non lo comunichi ad altri.',
  'Če povezave niste zahtevali vi, vam ni treba storiti ničesar: brez tega sporočila je ne more odpreti nihče.':
    'Se non ha richiesto Lei il collegamento, non deve fare nulla: senza questo messaggio nessuno può aprirlo.',
  'Dopolni vlogo': 'Integra l’istanza',
  'Nakažite na račun {iban} s sklicem {reference} ali v mobilni banki skenirajte kodo UPN QR. Predračun {pro_forma} s položnico je v prilogi.':
    'Effettui il bonifico sul conto {iban} con il riferimento {reference} oppure scansioni il codice UPN QR con la banca mobile. La fattura pro forma {pro_forma} con il bollettino di pagamento è allegata.',
  'Podatke za nakazilo dobite pri organu: {authority}.': 'I dati per il pagamento sono disponibili presso l’organo: {authority}.',
  'Prejeli smo vašo vlogo {number}': 'Abbiamo ricevuto la Sua istanza {number}',
  'Vašo vlogo za dovolilnico ({kind}) {vehicles} smo prejeli pod številko {number}.':
    'La Sua istanza di rilascio del permesso ({kind}) {vehicles} è stata ricevuta e registrata con il numero {number}.',
  'Po pregledu vas bomo o odločitvi obvestili na ta e-poštni naslov. Na spodnji povezavi lahko kadar koli preverite stanje ali vlogo umaknete; povezave ne posredujte drugim.':
    'Dopo l’esame Le comunicheremo l’esito a questo indirizzo di posta elettronica. Con il collegamento sottostante può verificare in qualsiasi momento lo stato dell’istanza o ritirarla; non lo comunichi ad altri.',
  'Vloga {number} je v obravnavi': 'L’istanza {number} è in trattazione',
  'Začeli smo obravnavati vašo vlogo {number}.': 'Abbiamo iniziato l’esame della Sua istanza {number}.',
  'Dopolnite vlogo {number}': 'Integri l’istanza {number}',
  'Vaša vloga {number} ni popolna. Za nadaljevanje potrebujemo:': 'La Sua istanza {number} è incompleta. Per proseguire sono necessari:',
  '{term} Če vloge v tem roku ne boste dopolnili, jo bomo s sklepom zavrgli.':
    '{term} Se l’istanza non sarà integrata entro tale termine, la dichiareremo irricevibile con una conclusione.',
  'Vlogo dopolnite v {days} od vročitve poziva.': 'Integri l’istanza entro {days} dalla notifica dell’invito.',
  'Vlogo dopolnite najpozneje {due}.': 'Integri l’istanza entro il {due}.',
  'Na spodnji povezavi lahko brez prijave dopolnite vlogo, prenesete poziv (PDF) ali pred iztekom roka zaprosite za podaljšanje.':
    'Con il collegamento sottostante può integrare l’istanza senza autenticarsi, scaricare l’invito (PDF) o, prima della scadenza del termine, chiederne la proroga.',
  'To sporočilo je obvestilo in ne vročitev. Poziv vam bo vročen posebej; rok začne teči z vročitvijo.':
    'Questo messaggio è un avviso e non una notifica. L’invito Le sarà notificato separatamente; il termine decorre dalla notifica.',
  'Vlogi je ugodeno le delno. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi št. {act}, ki vam jo bomo vročili.':
    'L’istanza è accolta solo in parte. Nella decisione n. {act}, che Le notificheremo, è indicato che cosa è respinto, perché e come presentare ricorso.',
  'O tem je izdana odločba št. {act}, ki vam jo bomo vročili.': 'È stata emessa la decisione n. {act}, che Le sarà notificata.',
  'Prejeli smo dopolnitev vloge {number}': 'Abbiamo ricevuto l’integrazione dell’istanza {number}',
  'Dopolnitev vloge {number} smo prejeli. Postopek se nadaljuje.':
    'Abbiamo ricevuto l’integrazione dell’istanza {number}. Il procedimento prosegue.',
  'Vloga {number} je odobrena': 'L’istanza {number} è stata accolta',
  'Vaša vloga {number} ({kind}) {vehicles} je odobrena.': 'La Sua istanza {number} ({kind}) {vehicles} è stata accolta.',
  'Dovolilnica je brezplačna. Ko bo izdana, vas bomo obvestili.': 'Il permesso è gratuito. La informeremo del suo rilascio.',
  'Cena {fee} je že plačana. Ko bo dovolilnica izdana, vas bomo obvestili.':
    'Il prezzo di {fee} è già stato pagato. La informeremo del rilascio del permesso.',
  'Vloga {number} je odobrena in čaka na plačilo': 'L’istanza {number} è stata accolta ed è in attesa del pagamento',
  'Za izdajo dovolilnice plačajte {fee} najpozneje {due}. {how}': 'Per il rilascio del permesso paghi {fee} entro il {due}. {how}',
  'Če cene v tem roku ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep, ki vam ga bomo vročili.':
    'In mancanza del pagamento entro tale termine il permesso non sarà rilasciato. Sarà emessa una conclusione, che Le sarà notificata.',
  'Plačilo za vlogo {number} je prejeto': 'Il pagamento per l’istanza {number} è stato ricevuto',
  'Plačilo {fee} za vlogo {number} ({kind}) smo prejeli. Ko bo dovolilnica izdana, vas bomo obvestili.':
    'Abbiamo ricevuto il pagamento di {fee} per l’istanza {number} ({kind}). La informeremo del rilascio del permesso.',
  'Vloga {number} je zavrnjena': 'L’istanza {number} è stata respinta',
  'Vaša vloga {number} ({kind}) {vehicles} je zavrnjena.': 'La Sua istanza {number} ({kind}) {vehicles} è stata respinta.',
  'Kaj še manjka, izveste pri organu: {authority}.': 'Che cosa manca ancora può saperlo presso l’organo: {authority}.',
  'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.':
    'È stata emessa la decisione n. {act} con la motivazione e l’istruzione sul rimedio giuridico. È disponibile al collegamento sottostante; non occorre autenticarsi.',
  'Izdana je odločba o spremembi vozila na dovolilnici {number}':
    'È stata emessa la decisione sul cambio del veicolo del permesso {number}',
  'O vaši zahtevi za spremembo vozila na dovolilnici {number} je izdana odločba št. {act}, ki vam jo bomo vročili. Dovolilnica velja naprej brez spremembe.':
    'Sulla Sua richiesta di cambiare il veicolo del permesso {number} è stata emessa la decisione n. {act}, che Le notificheremo. Il permesso resta valido senza modifiche.',
  'Kako in do kdaj se lahko pritožite, piše v odločbi. Pritožbo vložite pri organu: {authority}.':
    'Come ed entro quando può ricorrere è indicato nella decisione. Il ricorso si presenta presso l’organo: {authority}.',
  'To sporočilo je obvestilo in ne vročitev. Odločba vam bo vročena posebej; rok za pritožbo začne teči z vročitvijo.':
    'Questo messaggio è un avviso e non una notifica. La decisione Le sarà notificata separatamente; il termine per il ricorso decorre dalla notifica.',
  'Rok za dopolnitev vloge {number} se izteka': 'Il termine per l’integrazione dell’istanza {number} sta per scadere',
  'Vloga {number} še čaka na vašo dopolnitev:': 'L’istanza {number} è ancora in attesa della Sua integrazione:',
  'Če cene do {due} ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.':
    'Se non paga il prezzo entro il {due}, il permesso non sarà rilasciato. Sarà emessa una conclusione.',
  'Rok za plačilo po vlogi {number} se izteka': 'Il termine di pagamento per l’istanza {number} sta per scadere',
  'Vloga {number} je odobrena in čaka na plačilo {fee}. {how}':
    'L’istanza {number} è stata accolta ed è in attesa del pagamento di {fee}. {how}',
  'Predračun {pro_forma} za vlogo {number}': 'Fattura pro forma {pro_forma} per l’istanza {number}',
  'Za vlogo {number} ({kind}) smo izdali predračun {pro_forma}. Velja namesto prejšnjega, če ste ga že dobili.':
    'Per l’istanza {number} ({kind}) abbiamo emesso la fattura pro forma {pro_forma}. Sostituisce la precedente, se l’ha già ricevuta.',
  'Plačajte {fee} najpozneje {due}. {how}': 'Paghi {fee} entro il {due}. {how}',
  'Vloga {number} je umaknjena': 'L’istanza {number} è stata ritirata',
  'Vlogo {number} ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili.':
    'Ha ritirato l’istanza {number}. Sulla cessazione del procedimento sarà emessa una conclusione, che Le sarà notificata.',
  'Vnos vloge {number} je razveljavljen': 'La registrazione dell’istanza {number} è stata annullata',
  'Vloga {number} je bila vnesena pomotoma, zato smo vnos razveljavili. O njej se ne odloča.':
    'L’istanza {number} è stata registrata per errore; la registrazione è stata pertanto annullata. Non sarà oggetto di decisione.',
  'Vloga {number} je zavržena': 'L’istanza {number} è stata dichiarata irricevibile',
  'Vaša vloga {number} ({kind}) v roku ni bila dopolnjena, zato je zavržena.':
    'La Sua istanza {number} ({kind}) non è stata integrata entro il termine ed è stata pertanto dichiarata irricevibile.',
  'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu.':
    'È stata emessa la conclusione n. {act} con la motivazione e l’istruzione sul rimedio giuridico.',
  'To sporočilo je obvestilo in ne vročitev. Sklep vam bo vročen posebej; rok za pritožbo začne teči z vročitvijo.':
    'Questo messaggio è un avviso e non una notifica. La conclusione Le sarà notificata separatamente; il termine per il ricorso decorre dalla notifica.',
  'Če dovolilnico še potrebujete, oddajte novo vlogo.': 'Se il permesso Le occorre ancora, presenti una nuova istanza.',
  'Vloga {number}: sklep o neplačilu je odpravljen': 'Istanza {number}: la conclusione di mancato pagamento è annullata',
  'Sklep o neplačilu dovolilnice po vlogi {number} ({kind}) smo odpravili s sklepom št. {act}, ki vam ga bomo vročili.':
    'La conclusione di mancato pagamento del permesso relativo all’istanza {number} ({kind}) è annullata con la conclusione n. {act}, che Le notificheremo.',
  'Plačilo, ki je že prispelo, bomo upoštevali. Kar še manjka, plačajte do {due}; dovolilnica bo izdana po plačilu.':
    'Il pagamento già pervenuto sarà considerato. Paghi quanto ancora manca entro il {due}; il permesso sarà rilasciato dopo il pagamento.',
  'Zahteva iz vaše vloge {number} ({kind}) je zavržena, zato o njej ne bo vsebinsko odločeno.':
    'La richiesta della Sua istanza {number} ({kind}) è stata dichiarata inammissibile; nel merito non si deciderà.',
  'Postopek po vlogi {number} je prekinjen': 'Il procedimento relativo all’istanza {number} è sospeso',
  'Postopek po vaši vlogi {number} ({kind}) je prekinjen. Med prekinitvijo ne teče noben rok in vam ni treba ničesar storiti.':
    'Il procedimento relativo alla Sua istanza {number} ({kind}) è sospeso. Durante la sospensione non decorrono termini e non deve fare nulla.',
  'O tem je izdan sklep št. {act} z obrazložitvijo in poukom o pravnem sredstvu. Sklep vam bo vročen posebej.':
    'È stata emessa la conclusione n. {act} con la motivazione e l’istruzione sul rimedio giuridico. La conclusione Le sarà notificata separatamente.',
  'Ko bo razlog za prekinitev prenehal, se bo postopek nadaljeval; o tem vas bomo obvestili.':
    'Quando il motivo della sospensione sarà cessato, il procedimento proseguirà; La informeremo.',
  'Postopek po vlogi {number} se nadaljuje': 'Il procedimento relativo all’istanza {number} prosegue',
  'Postopek po vaši vlogi {number} ({kind}) se nadaljuje.': 'Il procedimento relativo alla Sua istanza {number} ({kind}) prosegue.',
  'Vloga {number}: dovolilnica ni bila plačana': 'Istanza {number}: il permesso non è stato pagato',
  'Dovolilnica po vlogi {number} ({kind}) ni bila plačana v roku, zato ne bo izdana.':
    'Il permesso relativo all’istanza {number} ({kind}) non è stato pagato entro il termine e non sarà pertanto rilasciato.',
  'Prejeli smo pritožbo {text} v zadevi {number}': 'Abbiamo ricevuto il ricorso {text} nella pratica {number}',
  'Vašo pritožbo v zadevi {number} ({kind}) smo prejeli. Njena številka je {text}. To sporočilo je potrdilo o vložitvi.':
    'Abbiamo ricevuto il Suo ricorso nella pratica {number} ({kind}). Il suo numero è {text}. Questo messaggio è la ricevuta della presentazione.',
  'O pritožbi boste prejeli pisno odločitev. Ali se plača taksa in kolikšna je, piše v pouku o pravnem sredstvu.':
    'Sul ricorso riceverà una decisione scritta. Se è dovuta una tassa, e a quanto ammonta, è indicato nell’istruzione sul rimedio giuridico.',
  'Vloge {number} ni treba dopolniti': 'Non è necessario integrare l’istanza {number}',
  'Poziv k dopolnitvi vloge {number} smo umaknili. Ničesar vam ni treba poslati; postopek se nadaljuje.':
    'Abbiamo ritirato l’invito a integrare l’istanza {number}. Non deve inviare nulla; il procedimento prosegue.',
  'Prejeli smo pozno dopolnitev vloge {number}': 'Abbiamo ricevuto l’integrazione tardiva dell’istanza {number}',
  'Dopolnitev vloge {number} smo prejeli, ko je bil sklep o zavrženju že izdan. Ker vam sklep še ni bil vročen, jo bomo pregledali. Če je vloga zdaj popolna, se bo postopek nadaljeval.':
    'Abbiamo ricevuto l’integrazione dell’istanza {number} dopo l’emissione della conclusione di irricevibilità. Poiché la conclusione non Le è stata ancora notificata, il funzionario la esaminerà. Se ora l’istanza è completa, il procedimento prosegue.',
  'Vloga {number} znova čaka na dopolnitev': 'L’istanza {number} attende di nuovo l’integrazione',
  'Predlogu za vrnitev v prejšnje stanje je ugodeno, zato vloga {number} znova čaka na vašo dopolnitev. Zadnji dan je {due}; če vam bo sklep vročen pozneje, bo rok tekel od vročitve.':
    'La proposta di restituzione in termini è stata accolta, perciò l’istanza {number} attende di nuovo la Sua integrazione. Il termine scade il {due}; se la conclusione Le viene notificata più tardi, il termine decorre dalla notifica.',
  'Rok za dopolnitev vloge {number} je podaljšan do {due}':
    'Il termine per l’integrazione dell’istanza {number} è stato prorogato al {due}',
  'Rok za dopolnitev vloge {number} je podaljšan. Nov zadnji dan je {due}.':
    'Il termine per l’integrazione dell’istanza {number} è stato prorogato. Il nuovo termine scade il {due}.',
  'Sklep o zavrženju vloge {number} ostaja v veljavi': 'La conclusione di irricevibilità dell’istanza {number} resta in vigore',
  'Pregledali smo dopolnitev vloge {number}, ki je prispela po izdaji sklepa o zavrženju. Vloga tudi z njo ni popolna, zato sklep ostaja v veljavi.':
    'Abbiamo esaminato l’integrazione dell’istanza {number}, pervenuta dopo l’emissione della conclusione di irricevibilità. L’istanza resta incompleta, perciò la conclusione resta in vigore.',
  'Dokler vam sklep ni vročen, lahko vlogo še dopolnite. Zoper sklep se lahko pritožite; kako in do kdaj, piše v njem.':
    'Finché la conclusione non Le è notificata, può ancora integrare l’istanza. Può ricorrere contro la conclusione come in essa indicato.',
  'Rok za dopolnitev vloge {number} ni podaljšan': 'Il termine per l’integrazione dell’istanza {number} non è stato prorogato',
  'Vaši prošnji za podaljšanje roka pri vlogi {number} ni ugodeno.':
    'La Sua richiesta di proroga del termine per l’istanza {number} non è stata accolta.',
  'Velja dosedanji rok. {term}': 'Vale il termine attuale. {term}',
  'Rok za dopolnitev vloge {number} se izteče {due}': 'Il termine per l’integrazione dell’istanza {number} scade il {due}',
  'Rok za dopolnitev vloge {number} teče od vročitve. Zadnji dan je {due}.':
    'Il termine per l’integrazione dell’istanza {number} decorre dalla notifica. L’ultimo giorno è il {due}.',
  'Račun {number} za vlogo {application}': 'Fattura {number} per l’istanza {application}',
  'V prilogi je račun {number} z dne {day} v znesku {amount} za vlogo {application}.':
    'In allegato trova la fattura {number} del {day} per {amount} relativa all’istanza {application}.',
  'Ob izdaji je bil plačan del zneska; plačati je treba še {open}.':
    'All’emissione è stata pagata una parte dell’importo; resta da pagare {open}.',
  'Račun je plačan, zato vam ni treba storiti ničesar.': 'La fattura è già pagata; non deve fare nulla.',
  'Storno računa {number} za vlogo {application}': 'Storno della fattura {number} per l’istanza {application}',
  'V prilogi je storno {number} z dne {day} v znesku {amount}. Z njim je prejšnji račun za vlogo {application} razveljavljen.':
    'In allegato trova lo storno {number} del {day} per {amount}, con il quale la precedente fattura per l’istanza {application} è annullata.',
  'Dobropis {number} za vlogo {application}': 'Nota di credito {number} per l’istanza {application}',
  'V prilogi je dobropis {number} z dne {day} v znesku {amount} za vlogo {application}.':
    'In allegato trova la nota di credito {number} del {day} per {amount} relativa all’istanza {application}.',
  'Odpri dovolilnico': 'Apri il permesso',
  'Podaljšaj dovolilnico': 'Rinnova il permesso',
  'Dovolilnica {number} je izdana': 'Il permesso {number} è stato rilasciato',
  'Izdali smo vam dovolilnico {number} ({kind}) {vehicles}.': 'Le abbiamo rilasciato il permesso {number} ({kind}) {vehicles}.',
  'Velja od {from} do vključno {last}{hours}.': 'È valido dal {from} al {last} compreso{hours}.',
  'Nova dovolilnica {number} namesto prejšnje': 'Nuovo permesso {number} in sostituzione del precedente',
  'Namesto prejšnje dovolilnice smo izdali dovolilnico {number} ({kind}) {vehicles}.':
    'In sostituzione del permesso precedente abbiamo rilasciato il permesso {number} ({kind}) {vehicles}.',
  'Velja do vključno {last}{hours}. Prejšnja dovolilnica ne velja več.':
    'È valido fino al {last} compreso{hours}. Il permesso precedente non è più valido.',
  'Dovolilnica {number} je spremenjena': 'Il permesso {number} è stato modificato',
  'Podatke dovolilnice {number} ({kind}) smo spremenili. Vozila: {plates}.':
    'Abbiamo modificato i dati del permesso {number} ({kind}). Veicoli: {plates}.',
  'Dovolilnica {number} je začasno odvzeta': 'Il permesso {number} è sospeso',
  'Dovolilnica {number} je na vašo zahtevo začasno odvzeta': 'Il permesso {number} è sospeso su Sua richiesta',
  'Dovolilnica {number} je začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.':
    'Il permesso {number} è sospeso. Finché non sarà deciso diversamente, non consente l’accesso alla zona.',
  'Na vašo zahtevo z dne {requested} je dovolilnica {number} začasno odvzeta. Dokler ne bo odločeno drugače, z njo ne morete na območje.':
    'Su Sua richiesta del {requested} il permesso {number} è sospeso. Finché non sarà deciso diversamente, non consente l’accesso alla zona.',
  'O tem je izdana odločba št. {act} z obrazložitvijo in poukom o pravnem sredstvu.':
    'È stata emessa la decisione n. {act} con la motivazione e l’istruzione sul rimedio giuridico.',
  'Dovolilnica {number} spet velja': 'Il permesso {number} è di nuovo valido',
  'Dovolilnica {number} spet velja, in sicer do vključno {last}{hours}.':
    'Il permesso {number} è di nuovo valido, fino al {last} compreso{hours}.',
  'Pojasnilo: {reason}': 'Spiegazione: {reason}',
  'Začasni odvzem je trajal do vključno {day}, kakor določa odločba št. {act}. Njegov konec je samodejno zapisal program; za to odgovarja {person}. Od občine lahko zahtevate, da ga pregleda uradna oseba.':
    'La sospensione è durata fino al {day} compreso, come stabilito dalla decisione n. {act}. La sua fine è stata registrata automaticamente dal programma; ne risponde {person}. Può chiedere al Comune che la esamini un funzionario.',
  'Začasni odvzem se konča z odločbo št. {act}, ki vam bo vročena.':
    'La sospensione termina con la decisione n. {act}, che Le sarà notificata.',
  'Dovolilnica {number} je odvzeta': 'Il permesso {number} è stato revocato',
  'Dovolilnica {number} je odvzeta in ne velja več.': 'Il permesso {number} è stato revocato e non è più valido.',
  'Izdana je odločba o odvzemu dovolilnice {number}': 'È stata emessa la decisione di revoca del permesso {number}',
  'Izdana je odločba št. {act} o odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu. Dostopna je na spodnji povezavi; prijava ni potrebna.':
    'È stata emessa la decisione n. {act} di revoca del permesso {number}, con la motivazione e l’istruzione sul rimedio giuridico. È disponibile al collegamento sottostante; non occorre accedere.',
  'Dovolilnica velja do dneva, ko odločba začne učinkovati. O tem vas bomo obvestili.':
    'Il permesso è valido fino al giorno in cui la decisione prende effetto. La informeremo.',
  'Dovolilnica {number} ne velja več': 'Il permesso {number} non è più valido',
  'Odločba št. {act} o odvzemu učinkuje od {effective}. Dovolilnica {number} ne velja več.':
    'La decisione di revoca n. {act} ha effetto dal {effective}. Il permesso {number} non è più valido.',
  'Odločba je dostopna na spodnji povezavi; prijava ni potrebna.':
    'La decisione è disponibile al collegamento sottostante; non occorre accedere.',
  'Izdana je odločba o začasnem odvzemu dovolilnice {number}': 'È stata emessa la decisione di sospensione del permesso {number}',
  'Izdana je odločba št. {act} o začasnem odvzemu dovolilnice {number}, z obrazložitvijo in poukom o pravnem sredstvu.':
    'È stata emessa la decisione n. {act} di sospensione del permesso {number}, con la motivazione e l’istruzione sul rimedio giuridico.',
  'Odločba št. {act} o začasnem odvzemu učinkuje od {effective}. Dokler ne bo odločeno drugače, z dovolilnico {number} ne morete na območje.':
    'La decisione di sospensione n. {act} ha effetto dal {effective}. Finché non sarà deciso diversamente, il permesso {number} non consente l’accesso alla zona.',
  'Dovolilnica {number} kmalu poteče': 'Il permesso {number} sta per scadere',
  'Vaša dovolilnica {number} ({kind}) {vehicles} velja še do vključno {last}{hours}.':
    'Il Suo permesso {number} ({kind}) {vehicles} è valido ancora fino al {last} compreso{hours}.',
  'Če jo še potrebujete, jo pravočasno podaljšajte; obrazec je že izpolnjen z vašimi podatki.':
    'Se Le occorre ancora, lo rinnovi per tempo; il modulo è già compilato con i Suoi dati.',
  'Opozorilo o rabi dovolilnice {number}': 'Avviso sull’uso del permesso {number}',
  'Pri rabi vaše dovolilnice {number} smo opazili nekaj, kar ni v skladu z njenimi pogoji. Podrobnosti izveste pri organu: {authority}. Svoje prehode si lahko po prijavi ogledate ob dovolilnici.':
    'Nell’uso del Suo permesso {number} abbiamo notato qualcosa di contrario alle sue condizioni. Di che cosa si tratta può saperlo presso l’organo: {authority}. Dopo l’accesso vede i Suoi transiti accanto al permesso.',
  'Če je šlo za pomoto ali dovolilnice niste uporabljali vi, nam to sporočite{contact}. Če se bo to ponovilo, lahko občina začne postopek za odvzem dovolilnice.':
    'Se si è trattato di un errore o se il permesso è stato usato da altri, ce lo comunichi{contact}. Se dovesse ripetersi, il comune può avviare il procedimento di revoca del permesso.',
  'Dokazilo za dovolilnico {number} kmalu poteče': 'Il documento giustificativo del permesso {number} sta per scadere',
  'Dokazilo »{document}«, na podlagi katerega velja vaša dovolilnica {number} ({kind}), velja do vključno {documentEnds}. Dovolilnica velja do vključno {last}.':
    'Il documento «{document}», in base al quale è valido il Suo permesso {number} ({kind}), vale fino al {documentEnds} compreso. Il permesso è valido fino al {last} compreso.',
  'Do takrat nam pošljite novo dokazilo{contact} ali ga prinesite na občino; navedite številko dovolilnice. Če novega dokazila ne prejmemo, lahko dovolilnico začasno odvzamemo.':
    'Ci invii entro allora il nuovo documento{contact} oppure lo consegni in Comune, indicando il numero del permesso. Se non lo riceveremo, il permesso potrà essere sospeso.',
  'Natisni dovolilnico': 'Stampa il permesso',
  na: 'a',
  'Vračilo {number}: vrnili vam bomo {amount}': 'Rimborso {number}: Le restituiremo {amount}',
  'Za vlogo {application} je odobreno vračilo {amount}. Razlog: {ground}.':
    'Per l’istanza {application} è stato approvato il rimborso di {amount}. Motivo: {ground}.',
  'Znesek bomo vrnili na {where} (prejemnik: {payee}). O izplačilu vas bomo obvestili.':
    'L’importo sarà restituito su {where} (beneficiario: {payee}). La informeremo del pagamento.',
  'Vračilo {number} je izplačano': 'Il rimborso {number} è stato pagato',
  'Za vlogo {application} je bilo {day} izplačano vračilo {amount} na {where} (prejemnik: {payee}). Razlog: {ground}.':
    'Per l’istanza {application} è stato pagato il {day} il rimborso di {amount} su {where} (beneficiario: {payee}). Motivo: {ground}.',
  'kartico, s katero je bilo plačano': 'la carta con cui è stato effettuato il pagamento',
  'račun {iban}': 'il conto {iban}',
  'V prilogi je dobropis {credit}.': 'La nota di credito {credit} è allegata.',
  'Dobropis {credit} vam bomo poslali posebej, ko ga bo potrdila davčna uprava.':
    'La nota di credito {credit} Le sarà inviata separatamente, dopo la certificazione dell’amministrazione fiscale.',
  'Dobropis {credit} bo občina oddala prek UJP.': 'La nota di credito {credit} è trasmessa dal Comune tramite UJP.',
  'Vaše geslo je zamenjano': 'La Sua password è stata cambiata',
  'Geslo vašega računa v spletni storitvi Dovolilnice je zamenjano. Če tega niste storili vi, nam to takoj sporočite.':
    'La password del Suo account nel servizio online Dovolilnice (Permessi) è stata cambiata. Se non è stato fatto da Lei, ce lo comunichi subito.',
  'Dodan je nov način prijave': 'È stata aggiunta una nuova modalità di accesso',
  'Vašemu računu v spletni storitvi Dovolilnice je dodan nov način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'Al Suo account nel servizio online Dovolilnice (Permessi) è stata aggiunta una nuova modalità di accesso: {factor}. Se non è stato fatto da Lei, ce lo comunichi subito.',
  'Odstranjen je način prijave': 'È stata rimossa una modalità di accesso',
  'Iz vašega računa v spletni storitvi Dovolilnice je odstranjen način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.':
    'Dal Suo account nel servizio online Dovolilnice (Permessi) è stata rimossa una modalità di accesso: {factor}. Se non è stato fatto da Lei, ce lo comunichi subito.',
  'Prijava v dveh korakih je odstranjena': 'L’accesso in due passaggi è stato rimosso',
  'Skrbnik je iz vašega računa v spletni storitvi Dovolilnice odstranil vse ključe in aplikacije za drugi korak prijave. Za naslednjo prijavo bo zadostovalo geslo; po njej dodajte nove. Če tega niste želeli, nam to takoj sporočite.':
    'L’amministratore ha rimosso dal Suo account nel servizio online Dovolilnice (Permessi) tutte le chiavi e le applicazioni per il secondo passaggio di accesso. Al prossimo accesso è sufficiente la password; ne aggiunga poi di nuove. Se non lo desiderava, ce lo comunichi subito.',
  'Prejeli smo zahtevo za ponastavitev gesla vašega računa.': 'Abbiamo ricevuto la richiesta di reimpostare la password del Suo account.',
  'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.':
    'Il collegamento è valido due ore e funziona una sola volta. Se la richiesta non è stata presentata da Lei, può ignorare questo messaggio.',
  'Nastavi novo geslo': 'Imposta la nuova password',
  'Vabilo v spletno storitev Dovolilnice: {town}': 'Invito al servizio online Dovolilnice (Permessi): {town}',
  'Prepustnice za goste: {town}': 'Lasciapassare per gli ospiti: {town}',
  '{town} vam je dovolila izdajati prepustnice gostom, ki pridejo z vozilom: {name}.':
    '{town} Le ha permesso di rilasciare lasciapassare agli ospiti che arrivano con un veicolo: {name}.',
  'Prepustnico za registrsko oznako ali s kodo izdate v spletni storitvi Dovolilnice. Če računa še niste imeli, ste prejeli tudi vabilo, s katerim si nastavite geslo.':
    'Rilascia il lasciapassare nel servizio online Dovolilnice, per una targa o con un codice. Se non aveva ancora un account, ha ricevuto anche un invito per impostare la password.',
  'Odpri prepustnice za goste': 'Aprire i lasciapassare per gli ospiti',
  '{town} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.':
    '{town} Le ha aperto un account nel servizio online Dovolilnice (Permessi).',
  'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.':
    'Prima del primo accesso imposti la password. Il collegamento è valido sette giorni e funziona una sola volta.',
  'Nastavi geslo': 'Imposta la password',
  'Potrdite novi e-poštni naslov': 'Confermi il nuovo indirizzo di posta elettronica',
  'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če spremembe niste zahtevali vi, sporočila ni treba upoštevati.':
    'Per il Suo account nel servizio online Dovolilnice (Permessi) ha richiesto questo indirizzo di posta elettronica. Il collegamento è valido 24 ore e funziona una sola volta. Se la modifica non è stata richiesta da Lei, può ignorare questo messaggio.',
  'Če vas povezava vpraša za prijavo, se prijavite z dosedanjim naslovom; novi velja šele po potrditvi.':
    'Se il collegamento Le chiede di accedere, usi l’indirizzo attuale; quello nuovo vale solo dopo la conferma.',
  'Potrdi naslov': 'Conferma l’indirizzo',
  'Ta e-poštni naslov že ima račun': 'Questo indirizzo di posta elettronica ha già un account',
  'V spletni storitvi Dovolilnice je nekdo za svoj račun zahteval ta e-poštni naslov. Naslov že ima račun, zato se ni nič spremenilo.':
    'Nel servizio online Dovolilnice (Permessi) qualcuno ha richiesto per il proprio account questo indirizzo di posta elettronica. L’indirizzo ha già un account, perciò nulla è cambiato.',
  'Če ste bili to vi, se prijavite v račun s tem naslovom. Če niste, sporočila ni treba upoštevati.':
    'Se è stato fatto da Lei, acceda all’account con questo indirizzo. In caso contrario può ignorare questo messaggio.',
  'Vaš e-poštni naslov je spremenjen': 'Il Suo indirizzo di posta elettronica è stato modificato',
  'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste želeli, nam to takoj sporočite.':
    'L’account nel servizio online Dovolilnice (Permessi) usa d’ora in poi un altro indirizzo di posta elettronica. Se non lo desiderava, ce lo comunichi subito.',
  'Za: {to}': 'Per: {to}',
  'Številka zadeve: {number}': 'Numero della pratica: {number}',
  'Številka vloge: {number}': 'Numero dell’istanza: {number}',
  'Številka dovolilnice: {number}': 'Numero del permesso: {number}',
  'Številka: {number}': 'Numero: {number}',
  'Spoštovani!': 'Gentile utente,',
  'S spoštovanjem': 'Distinti saluti',
  'To je samodejno sporočilo; nanj vam ni treba odgovoriti.': 'Questo è un messaggio automatico; non occorre rispondere.',
  'Če gumb ne deluje, naslov prekopirajte v brskalnik:': 'Se il pulsante non funziona, copi l’indirizzo nel browser:',
  'Upravna taksa po ZUT znaša {amount} in se plača ob vložitvi vloge. Nakažite jo najpozneje {day} na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.':
    'La tassa amministrativa ai sensi della Legge sulle tasse amministrative (ZUT) è di {amount} e si paga al momento della presentazione dell’istanza. La versi entro il {day} sul conto {iban} con il riferimento {reference}. Il codice UPN QR si trova sulla pagina con lo stato dell’istanza.',
  'Upravna taksa po ZUT znaša {amount}. Podatke za nakazilo dobite pri organu: {authority}.':
    'La tassa amministrativa ai sensi della Legge sulle tasse amministrative (ZUT) è di {amount}. I dati per il bonifico sono disponibili presso l’organo: {authority}.',
  'Uveljavljate oprostitev upravne takse. Dokler o njej ne bo odločeno, vam takse ni treba plačati.':
    'Ha chiesto l’esenzione dalla tassa amministrativa. Finché non avremo deciso in merito, la tassa non è dovuta.',
  'Oproščeni ste plačila upravne takse za vlogo {number}': 'È esente dalla tassa amministrativa per l’istanza {number}',
  'Pri vlogi {number} ste oproščeni plačila upravne takse. Takse vam ni treba plačati.':
    'Per l’istanza {number} è esente dalla tassa amministrativa. Non deve pagare la tassa.',
  'Upravna taksa za vlogo {number}': 'Tassa amministrativa per l’istanza {number}',
  'Pri vlogi {number} oprostitve upravne takse nismo priznali. O tem je izdan sklep s poukom o pravnem sredstvu, ki vam bo vročen.':
    'Per l’istanza {number} non abbiamo riconosciuto l’esenzione dalla tassa amministrativa. È stata emessa una conclusione con l’istruzione sul rimedio giuridico, che Le sarà notificata.',
  'Dovolilnica {number}: {way} ne velja več': 'Permesso {number}: {way} non è più valido',
  'V svojem računu ste blokirali: {way}. Dostop na ta način ni več mogoč. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.':
    'Nel Suo account ha bloccato: {way}. L’accesso in questo modo non è più possibile. Con i veicoli del permesso {number} può ancora entrare nella zona.',
  'Za novo kartico oddajte vlogo za zamenjavo. Če kartico najdete, nam pišite{contact}; blokado lahko prekliče le občina.':
    'Per una nuova tessera presenti un’istanza di sostituzione. Se ritrova la tessera, ci scriva{contact}; il blocco può essere revocato solo dal Comune.',
  'Če blokade niste zahtevali vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Se non è stato Lei a bloccarla, ce lo comunichi subito{contact} e cambi la password.',
  'V svojem računu ste blokirali: {way}. Klic s te številke ne spusti več stebrička. Z vozili dovolilnice {number} lahko še naprej zapeljete na območje.':
    'Nel Suo account ha bloccato: {way}. Una chiamata da questo numero non abbassa più il dissuasore. Con i veicoli del permesso {number} può ancora entrare nella zona.',
  'Vaše dovolilnice s to številko imajo novo kodo QR. Prejšnja koda na telefonu ali papirju ne velja več, zato dovolilnice natisnite znova.':
    'I Suoi permessi con questo numero hanno un nuovo codice QR. Il codice precedente, sul telefono o su carta, non è più valido; li stampi di nuovo.',
  'Blokado številke lahko prekliče le občina; pišite nam{contact}. Če blokade niste zahtevali vi, nam to takoj sporočite in spremenite geslo.':
    'Il blocco del numero può essere revocato dal Comune: ci scriva{contact}. Se non è stato Lei a bloccarlo, ce lo comunichi subito e cambi la password.',
  'Dovolilnica {number} ima novo kodo QR': 'Il permesso {number} ha un nuovo codice QR',
  'V svojem računu ste zamenjali kodo QR dovolilnice {number}. Prejšnja koda na telefonu ali papirju ne velja več; dovolilnico natisnite znova.':
    'Nel Suo account ha cambiato il codice QR del permesso {number}. Il codice precedente, sul telefono o su carta, non è più valido; stampi di nuovo il permesso.',
  'Če kode niste zamenjali vi, nam to takoj sporočite{contact} in spremenite geslo.':
    'Se non è stato Lei a cambiarlo, ce lo comunichi subito{contact} e cambi la password.',
  'Dovolilnica {number}: blokada je preklicana': 'Permesso {number}: il blocco è stato revocato',
  'Občina je preklicala blokado: {way}. Dostop na ta način je spet mogoč.':
    'Il Comune ha revocato il blocco: {way}. L’accesso è di nuovo possibile.',
  'Koda za prijavo': 'Codice di accesso',
  'Koda za prijavo: {code}': 'Codice di accesso: {code}',
  'Velja deset minut in deluje enkrat, le v brskalniku, v katerem ste jo zahtevali. Kode ne zaupajte nikomur; občina vas zanjo nikoli ne bo vprašala. Če je niste zahtevali vi, sporočila ni treba upoštevati.':
    'Vale dieci minuti e funziona una volta sola, nel browser in cui l’ha richiesto. Non lo comunichi a nessuno; il Comune non glielo chiederà mai. Se non l’ha richiesto Lei, ignori questo messaggio.',
  'Odprite si račun v spletni storitvi Dovolilnice': 'Apra il Suo account nel servizio Dovolilnice',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše vloge in dovolilnice s tem naslovom.':
    'Dalla pagina dello stato di un’istanza è stato richiesto un account per questo indirizzo. L’account viene creato quando sceglie una password con il collegamento sottostante; conterrà le Sue istanze e i Suoi permessi con questo indirizzo.',
  'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše dovolilnice s tem naslovom.':
    'Il Comune ha inserito questo indirizzo nel Suo permesso. L’account viene creato quando sceglie una password con il collegamento sottostante; conterrà i Suoi permessi con questo indirizzo.',
  'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun s tem naslovom že imate; če gesla nimate, ga izberete na strani za prijavo. Dovolilnica bo v računu, ko boste naslov potrdili.':
    'Il Comune ha inserito questo indirizzo nel Suo permesso. Ha già un account con questo indirizzo; se non ha una password, la scelga nella pagina di accesso. Il permesso sarà nell’account quando avrà confermato l’indirizzo.',
  'Povezava velja 24 ur in deluje enkrat. Če računa ne želite, sporočila ni treba upoštevati.':
    'Il collegamento vale 24 ore e funziona una volta sola. Se non desidera un account, ignori questo messaggio.',
  'Odpri račun': 'Apri l’account',
  'Račun s tem naslovom že imate': 'Ha già un account con questo indirizzo',
  'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun že imate, zato se ni nič spremenilo.':
    'Dalla pagina dello stato di un’istanza è stato richiesto un account per questo indirizzo. Ha già un account, perciò nulla è cambiato.',
  'Obisk {number} ni potrjen': 'La visita {number} non è confermata',
  'Parkirne karte za invalide, ki ste jo vpisali za {day}, nismo mogli potrditi: {reason}':
    'Non abbiamo potuto confermare il contrassegno per disabili che ha inserito per il {day}: {reason}',
  'Prepustnica za vozilo ne velja več. Če mislite, da gre za pomoto, nam to sporočite{contact}.':
    'Il lasciapassare per il veicolo non è più valido. Se pensa che si tratti di un errore, ce lo comunichi{contact}.',
  'Opravičilo {number} ni sprejeto': 'La giustificazione {number} non è accolta',
  'Vožnje dne {day} na območje omejenega prometa nismo opravičili: {reason}':
    'Il transito del {day} nella zona a traffico limitato non è giustificato: {reason}',
  'Če imate drugo dokazilo, nam pišite{contact}.': 'Se ha un altro documento giustificativo, ci scriva{contact}.',
  'Opravičilo {number} je sprejeto': 'La giustificazione {number} è accolta',
  'Vožnja dne {day} na območje omejenega prometa je opravičena.': 'Il transito del {day} nella zona a traffico limitato è giustificato.',
  'Vozila za prireditev: {name}': 'Veicoli per l’evento: {name}',
  '{town} je vpisala prireditev »{name}«, od {from} do {until}. Dovoljeno število vozil na območju: {quota}.':
    '{town} ha registrato l’evento «{name}», dal {from} al {until}. Veicoli che possono entrare nella zona: {quota}.',
  'Registrske oznake vpišite na spodnji povezavi do {complete}, posamezno ali kot seznam. Računa ne potrebujete.':
    'Con il collegamento sottostante inserisce le targhe, una per una o come elenco, fino al {complete}. Non serve un account.',
  'Povezave ne posredujte gostom: kdor jo ima, lahko spreminja seznam.':
    'Non inoltri il collegamento agli ospiti: chi lo ha può modificare l’elenco.',
  'Vpiši vozila': 'Inserisci i veicoli',
  'Prireditev je odpovedana: {name}': 'L’evento è annullato: {name}',
  '{town} je odpovedala prireditev »{name}« ({from}): {reason}': '{town} ha annullato l’evento «{name}» ({from}): {reason}',
  'Prepustnice za njena vozila ne veljajo več. Obvestite svoje goste.':
    'I lasciapassare per i suoi veicoli non sono più validi. Avvisi i Suoi ospiti.',
  'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.':
    'Dal {from} fino alla decisione, e al più tardi fino al {last}, può entrare nella zona con il veicolo {plates}: è un transito provvisorio e non un permesso.',
  'Obvestila programu niso sprejeta: {host}': 'Notifiche a un programma non accettate: {host}',
  'Naslov {host} že tri dni ne sprejme obvestila, zato ga ne pošiljamo več. Novejša obvestila še poskušamo poslati.':
    '{host} non accetta una notifica da tre giorni, perciò non la inviamo più. Le notifiche più recenti vengono ancora tentate.',
  'Upravljavca prosite, naj to preveri; ko se bo naslov spet odzival, lahko obvestila pošljete znova.':
    'Chieda al gestore di verificare; quando l’indirizzo risponderà di nuovo, potrà inviare ancora le notifiche.',
  'Odpri obvestila': 'Apra le notifiche',
  'Vlogo {number} smo na vašo zahtevo spremenili': 'L’istanza {number} è stata modificata su Sua richiesta',
  'Na vašo zahtevo smo vlogo {number} zožili. Zdaj zahtevate dovolilnico ({kind}) {vehicles}, od {from} do vključno {last}.':
    'Su Sua richiesta l’istanza {number} è stata ridotta. Ora chiede il permesso ({kind}) {vehicles}, dal {from} al {last} compreso.',
  'Če tega niste zahtevali, nam to sporočite, preden o vlogi odločimo: {authority}.':
    'Se non lo ha chiesto, ce lo comunichi prima della decisione: {authority}.',
  'O tem je izdan sklep št. {act} z obrazložitvijo, ki vam ga bomo vročili posebej.':
    'Al riguardo è stata emessa la conclusione n. {act} con motivazione, che Le sarà notificata separatamente.',
}
