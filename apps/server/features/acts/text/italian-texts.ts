import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import * as formulas from './italian-formulas.ts'

/**
 * The Italian words with which a town begins, part by part like the Slovenian ones. What an official writes stands in them in Slovenian, with a note
 * on what counts; they leave out the provision on competence, a Slovenian genitive. Nothing in them has a person's gender.
 */
export const italianTexts: Readonly<Record<ActKind, ActWords>> = {
  grant: {
    ...formulas.ofApplication,
    subtitle: 'sul rilascio del permesso in base all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onApplication(formulas.decision)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} è accolta.\nSi rilascia il permesso «{vrsta}» {za_vozila} nella zona {območje} (parcheggio {parkirišče}). Il permesso è valido {veljavnost}.\nL’accesso alla zona è consentito {ure}.\nIl permesso si rilascia quando è pagato il suo prezzo di {cena}. Il termine di pagamento è il {rok}. Se il prezzo non è pagato entro tale giorno, il permesso non si rilascia.\nIl permesso vale solo per i veicoli indicati e non è trasferibile.\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, è annullato e sostituito dalla presente decisione.\n{stroški} {upravna_taksa}',
    facts: `{združitev}\n${formulas.proofs}`,
    assessment:
      '{razlogi}\nLe condizioni per il rilascio del permesso sono soddisfatte; l’organo ha pertanto accolto interamente la richiesta.',
    remedy: formulas.appeal('questa decisione'),
  },
  partial_grant: {
    ...formulas.ofApplication,
    subtitle: 'sull’accoglimento parziale dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onApplication(formulas.decision)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} è accolta parzialmente.\nSi rilascia il permesso «{vrsta}» {za_vozila} nella zona {območje} (parcheggio {parkirišče}). Il permesso è valido {veljavnost}.\nL’accesso alla zona è consentito {ure}.\nIl permesso si rilascia quando è pagato il suo prezzo di {cena}. Il termine di pagamento è il {rok}. Se il prezzo non è pagato entro tale giorno, il permesso non si rilascia.\nIl permesso vale solo per i veicoli indicati e non è trasferibile.\nPer la parte restante l’istanza è respinta, ossia {zavrnjeno}.\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, è annullato e sostituito dalla presente decisione.\n{stroški} {upravna_taksa}',
    claim:
      'Con l’istanza n. {vloga}, ricevuta il {dan_vloge}, la parte {stranka} ha chiesto il rilascio del permesso «{vrsta}» {zahtevano}.',
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment:
      '{razlogi}\nLe condizioni per il rilascio del permesso sono soddisfatte solo per la parte accolta; per la parte restante non lo sono: si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('la parte negativa di questa decisione'),
  },
  rejection: {
    ...formulas.ofApplication,
    subtitle: 'sul rigetto dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onApplication(formulas.decision)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} è respinta.\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, è sostituito dalla presente decisione.\n{stroški} {upravna_taksa}',
    facts: `{združitev}\n{ugotovitve}\n${formulas.proofs}`,
    assessment:
      '{razlogi}\nIn considerazione di quanto esposto le condizioni per il rilascio del permesso non sono soddisfatte; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa decisione'),
  },
  dismissal: {
    ...formulas.ofApplication,
    subtitle: 'sull’irricevibilità dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} del secondo comma dell’articolo 67 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} è dichiarata irricevibile.\n{stroški} {upravna_taksa}',
    facts:
      'L’istanza era incompleta; l’organo ha perciò invitato la parte a integrarla:\n{poziv}\nIl termine per l’integrazione è scaduto il {rok}.\n{ugotovitve}',
    provisions:
      'Ai sensi del secondo comma dell’articolo 67 della ZUP l’organo dichiara con conclusione irricevibile l’istanza, se la parte non elimina le carenze entro il termine.\nNorme applicate: {pravne_podlage}.',
    assessment:
      '{razlogi}\nLa parte non ha integrato l’istanza entro il termine fissato; l’istanza ha pertanto dovuto essere dichiarata irricevibile.',
    remedy: formulas.appeal('questa conclusione'),
  },
  discontinuation: {
    ...formulas.ofApplication,
    subtitle: 'sulla cessazione del procedimento relativo all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 135 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling: formulas.stops,
    facts: 'La parte ha ritirato l’istanza.\n{ugotovitve}',
    provisions: 'Ai sensi dell’articolo 135 della ZUP l’organo pone fine al procedimento con conclusione, se la parte ritira la richiesta.',
    assessment: '{razlogi}',
    remedy: formulas.appeal('questa conclusione'),
  },
  hearing: {
    subtitle: 'prima della decisione sull’istanza n. {vloga}\nprima della decisione sul permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi degli articoli 9 e 146 ${formulas.zup}, comunica alla parte {stranka}, {naslov}, i fatti rilevanti per la decisione.`,
    ruling:
      'L’organo ha accertato i seguenti fatti:\n{ugotovitve}\nLa parte può pronunciarsi su questi fatti entro {dni_za_odgovor} dalla notifica del presente invito: per iscritto, oralmente a verbale presso l’organo o sulla pagina che si apre con il collegamento dell’avviso.',
    claim:
      'Il procedimento riguarda l’istanza n. {vloga}, ricevuta il {dan_vloge}.\nIl procedimento riguarda il permesso n. {dovolilnica}, rilasciato il {dan_dovolilnice}.',
    facts: '',
    provisions:
      'Prima dell’emissione della decisione la parte deve avere la possibilità di pronunciarsi sui fatti e sulle circostanze rilevanti per la decisione (articoli 9 e 146 della ZUP).',
    assessment: '',
    remedy: 'Se la parte non si pronuncerà entro tale termine, l’organo deciderà in base ai fatti accertati.',
    service: formulas.service,
  },
  fee_call: {
    subtitle: 'per l’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 31 ${formulas.zut}, nel procedimento amministrativo per il rilascio del permesso «{vrsta}» invita la parte {stranka}, {naslov}, a pagare la tassa amministrativa per l’istanza n. {vloga}, ricevuta il {dan_vloge}.`,
    ruling:
      'La parte paghi entro {dni_za_takso} giorni dalla notifica del presente invito la tassa amministrativa di {taksa_za_plačilo} ({tarifne_številke}).\nLa tassa si versa sul conto {račun_takse} con il riferimento {sklic_takse}.',
    ...formulas.withoutReasons,
    remedy:
      'Se la tassa amministrativa non sarà pagata entro tale termine, sarà riscossa secondo le norme sull’esecuzione fiscale. Se nel frattempo la tassa è già stata pagata, non occorre rispondere al presente invito.\nContro il presente invito non è ammesso ricorso.',
    service: formulas.service,
  },
  exemption_refusal: {
    ...formulas.ofApplication,
    subtitle: 'sull’esenzione dalla tassa amministrativa per l’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 25 e 26 ${formulas.zut}, nel procedimento amministrativo per il rilascio del permesso «{vrsta}», sulla richiesta di esenzione della parte: {stranka}, {naslov}, {pooblastilo} emette ${formulas.order}:`,
    ruling:
      'La richiesta della parte {stranka} di esenzione dalla tassa amministrativa per l’istanza n. {vloga} è respinta.\n{upravna_taksa}\n{stroški}',
    claim: 'Con l’istanza n. {vloga}, ricevuta il {dan_vloge}, la parte {stranka} ha chiesto l’esenzione dalla tassa amministrativa.',
    facts: `{ugotovitve}\n${formulas.proofs}`,
    provisions: 'È esente dalla tassa chi dimostra un motivo previsto dalla ZUT.\nNorme applicate: {pravne_podlage}.',
    assessment: '{razlogi}\nIl motivo di esenzione non è dimostrato; la richiesta ha pertanto dovuto essere respinta.',
    remedy: formulas.appeal('questa conclusione'),
  },
  payment_lapse: {
    ...formulas.ofApplication,
    subtitle: 'sulla condizione di pagamento non adempiuta relativa all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} {podlaga_plačila} dell’articolo 226 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'Si accerta che la parte non ha pagato entro il termine il prezzo del permesso «{vrsta}» {za_vozila} relativo all’istanza n. {vloga} e che la condizione per il rilascio del permesso non è adempiuta.\nIl permesso non si rilascia.\nLa decisione n. {popravljeni_akt} è annullata per la condizione non adempiuta.\n{stroški}',
    facts:
      'L’istanza è stata accolta a condizione che la parte pagasse il prezzo del permesso entro il {rok}. La parte non ha pagato il prezzo entro tale giorno.\n{ugotovitve}',
    provisions: 'Il permesso si rilascia quando è pagato il suo prezzo.\nNorme applicate: {pravne_podlage}.',
    assessment:
      '{razlogi}\nLa condizione da cui dipendeva il rilascio del permesso non è adempiuta; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa conclusione'),
  },
  dismissal_withdrawal: {
    ...formulas.ofApplication,
    subtitle: 'sull’annullamento della conclusione di irricevibilità dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} del secondo comma dell’articolo 67 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'La conclusione di irricevibilità n. {popravljeni_akt} è annullata.\nIl procedimento relativo all’istanza n. {vloga} della parte {stranka} prosegue.\n{stroški}',
    facts: 'La parte ha integrato l’istanza prima che la conclusione le fosse notificata.\n{ugotovitve}',
    provisions:
      'Dell’integrazione pervenuta prima della notifica della conclusione di irricevibilità l’organo tiene conto (articolo 67 della ZUP).',
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  supplement_call: {
    ...formulas.ofApplication,
    subtitle: 'n. {vloga}',
    introduction: `{organ}, ai sensi del primo comma dell’articolo 67 ${formulas.zup}, nel procedimento amministrativo per il rilascio del permesso «{vrsta}» {za_vozila} invita la parte {stranka}, {naslov}, a integrare l’istanza n. {vloga}, ricevuta il {dan_vloge}.`,
    ruling: 'La parte integri l’istanza entro {dni_za_odgovor} dalla notifica del presente invito come segue:\n{razlogi}',
    ...formulas.withoutReasons,
    remedy:
      'Se l’istanza non sarà integrata entro tale termine, l’organo la dichiarerà irricevibile con conclusione (secondo comma dell’articolo 67 della ZUP). Prima della scadenza del termine la parte può chiederne la proroga.',
  },
  revocation: {
    ...formulas.ofPermit,
    subtitle: 'sulla revoca del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.takingAway('revoca')}`,
    ruling:
      'Il permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il {dan_dovolilnice}, è revocato {začetek_učinka}.\nDallo stesso giorno è abrogata la decisione provvisoria n. {začasna_odločba}.\nL’atto n. {popravljeni_akt}, oggetto della riapertura del procedimento, è sostituito dalla presente decisione.\n{stroški}',
    assessment: '{razlogi}\nIl permesso ha pertanto dovuto essere revocato.',
    remedy: formulas.appeal('questa decisione'),
  },
  revocation_on_request: {
    ...formulas.ofPermit,
    subtitle: 'sulla revoca del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onRequest('revoca')}`,
    ruling:
      'La richiesta della parte {stranka} del {dan_zahteve} è accolta.\nIl permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il {dan_dovolilnice}, è revocato {začetek_učinka}.\nDallo stesso giorno è abrogata la decisione provvisoria n. {začasna_odločba}.\n{stroški}',
    claim: 'Il giorno {dan_zahteve} la parte {stranka} ha chiesto la revoca del permesso.',
    assessment: '{razlogi}\nLa richiesta è fondata; l’organo l’ha pertanto accolta interamente.',
    remedy: formulas.appeal('questa decisione'),
  },
  suspension: {
    ...formulas.ofPermit,
    subtitle: 'sulla sospensione del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 221 ${formulas.zup}, ${formulas.takingAway('sospensione').replace(formulas.decision, 'la seguente decisione provvisoria')}`,
    ruling:
      'Il permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il {dan_dovolilnice}, è sospeso {začetek_učinka}.\nLa presente decisione è provvisoria. Vale fino alla decisione nel procedimento di revoca, al più tardi fino al {konec_odvzema} compreso; dopo tale giorno il permesso è di nuovo valido, se non è revocato.\n{stroški}',
    claim:
      'L’organo ha avviato d’ufficio il procedimento di revoca del permesso.\nIl procedimento si svolge dall’emissione dell’atto n. {popravljeni_akt}.\nIl procedimento non è concluso; si attende: {čaka_na}',
    provisions:
      'Se nelle circostanze del caso è indispensabile regolare provvisoriamente questioni o rapporti controversi prima della fine del procedimento, si emette una decisione nella quale è espressamente indicato che è provvisoria; la decisione sulla questione principale la abroga (articolo 221 della ZUP).\nNorme applicate: {pravne_podlage}.',
    assessment: '{razlogi}\nIl permesso ha pertanto dovuto essere sospeso.',
    remedy: formulas.appeal('questa decisione'),
  },
  suspension_on_request: {
    ...formulas.ofPermit,
    subtitle: 'sulla sospensione del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onRequest('sospensione')}`,
    ruling:
      'La richiesta della parte {stranka} del {dan_zahteve} è accolta.\nIl permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il {dan_dovolilnice}, è sospeso {začetek_učinka}. Non è valido fino alla decisione di fine della sospensione, che l’organo emette su richiesta della parte.\nLa sospensione dura al più tardi fino al {konec_odvzema} compreso; dopo tale giorno il permesso è di nuovo valido.\n{stroški}',
    claim: 'Il giorno {dan_zahteve} la parte {stranka} ha chiesto la sospensione del permesso.',
    assessment: '{razlogi}\nLa richiesta è fondata; l’organo l’ha pertanto accolta interamente.',
    remedy: formulas.appeal('questa decisione'),
  },
  suspension_end: {
    ...formulas.ofPermit,
    subtitle: 'sulla fine della sospensione del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 207 e 221 ${formulas.zup}, nel procedimento amministrativo di sospensione del permesso n. {dovolilnica}, nel quale la parte è: {stranka}, {naslov}, {pooblastilo} emette ${formulas.decision}:`,
    ruling:
      'La sospensione del permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il {dan_dovolilnice}, termina con l’emissione della presente decisione. Il permesso è di nuovo valido.\nLa decisione n. {popravljeni_akt} è abrogata dallo stesso giorno.\n{stroški}',
    claim: 'Il permesso è stato sospeso con la decisione n. {popravljeni_akt}.',
    assessment: '{razlogi}\nI motivi della sospensione sono cessati; si è pertanto dovuto porvi fine.',
    remedy: formulas.appeal('questa decisione'),
  },
  change_refusal: {
    ...formulas.ofPermit,
    subtitle: 'sulla richiesta di cambio del veicolo del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 207 ${formulas.zup}, ${formulas.onRequest('cambio del veicolo')}`,
    ruling:
      'La richiesta della parte {stranka} del {dan_zahteve} di cambiare il veicolo del permesso n. {dovolilnica} «{vrsta}» è respinta. {sprememba}\n{stroški}',
    claim:
      'Il giorno {dan_zahteve} la parte {stranka} ha chiesto il cambio del veicolo del permesso n. {dovolilnica}, rilasciato il {dan_dovolilnice}.',
    assessment: '{razlogi}\nLe condizioni per il cambio non sono soddisfatte; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa decisione'),
  },
  lapse_withdrawal: {
    ...formulas.ofApplication,
    subtitle: 'sull’annullamento della conclusione di mancato pagamento relativa all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} {podlaga_plačila} dell’articolo 226 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'La conclusione di mancato pagamento n. {popravljeni_akt} è annullata.\nIl permesso «{vrsta}» {za_vozila} relativo all’istanza n. {vloga} si rilascia quando è pagato il suo prezzo.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Il permesso si rilascia quando è pagato il suo prezzo.\nNorme applicate: {pravne_podlage}.',
    assessment: '{razlogi}',
    remedy: formulas.noSeparateAppeal,
  },
  official_note: {
    subtitle: 'sul permesso n. {dovolilnica}\nsull’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 74 ${formulas.zup}, nel procedimento della parte: {stranka}, {naslov}, annota:`,
    ruling: '{sprememba}',
    claim: 'La parte ha chiesto la modifica il {dan_zahteve}.',
    facts: '{ugotovitve}',
    provisions: '',
    assessment: '{razlogi}',
    remedy: '',
    service: '',
  },
  replacement: {
    ...formulas.ofAppeal,
    subtitle: 'che sostituisce la decisione n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi {pristojnost} del primo comma dell’articolo 242 ${formulas.zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro la decisione n. {izpodbijani_akt}, {pooblastilo} emette la seguente decisione sostitutiva:`,
    ruling:
      'Il ricorso della parte {stranka} è accolto; la decisione n. {izpodbijani_akt} è sostituita da questa decisione.\nL’istanza n. {vloga} per il rilascio del permesso è accolta.\nSi rilascia il permesso «{vrsta_vloge}» {vozila_vloge} nella zona {območje} (parcheggio {parkirišče}). Il permesso è valido {veljavnost}, solo per i veicoli indicati, e non è trasferibile.\nL’accesso alla zona è consentito {ure}.\nIl permesso si rilascia quando è pagato il suo prezzo di {cena}. Il termine di pagamento è il {rok}. Se il prezzo non è pagato entro tale giorno, il permesso non si rilascia.\nIl permesso n. {dovolilnica} non è revocato e resta valido.\n' +
      `${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions:
      'Ai sensi del primo comma dell’articolo 242 della ZUP l’organo di primo grado, se ritiene che il ricorso sia fondato e che non sia necessario un nuovo procedimento di accertamento, può decidere diversamente e sostituire con una nuova decisione quella impugnata.\nNorme applicate: {pravne_podlage}.',
    assessment: '{razlogi}\nIl ricorso è fondato; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa decisione'),
  },
  order_reversal: {
    ...formulas.ofAppeal,
    subtitle: 'sull’annullamento della conclusione n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi {pristojnost} del primo comma dell’articolo 242 in relazione all’articolo 258 ${formulas.zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro la conclusione n. {izpodbijani_akt}, {pooblastilo} emette ${formulas.order}:`,
    ruling:
      'Il ricorso della parte {stranka} è accolto; la conclusione n. {izpodbijani_akt} è annullata.\nIl procedimento sull’istanza della parte {stranka} n. {vloga} prosegue.\n' +
      `${formulas.appealFee}\n{stroški_pritožbe}`,
    provisions:
      'Ai sensi del primo comma dell’articolo 242 della ZUP l’organo di primo grado, se ritiene che il ricorso sia fondato, decide diversamente.',
    assessment: '{razlogi}\nIl ricorso è fondato; la conclusione ha pertanto dovuto essere annullata e il procedimento prosegue.',
    remedy: formulas.noSeparateAppeal,
  },
  appeal_dismissal: {
    ...formulas.ofAppeal,
    subtitle: 'sull’irricevibilità del ricorso contro l’atto n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi {pristojnost} del secondo comma dell’articolo 240 ${formulas.zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro l’atto n. {izpodbijani_akt}, {pooblastilo} emette ${formulas.order}:`,
    ruling: 'Il ricorso della parte {stranka} contro l’atto n. {izpodbijani_akt} è dichiarato irricevibile.\n{stroški_pritožbe}',
    provisions:
      'Ai sensi del secondo comma dell’articolo 240 della ZUP l’organo di primo grado dichiara con conclusione irricevibile il ricorso non ammesso, tardivo o presentato da persona non legittimata. L’atto incompleto che non è integrato entro il termine è dichiarato irricevibile ai sensi del secondo comma dell’articolo 67 della ZUP.',
    assessment: '{razlogi}\nIl ricorso ha pertanto dovuto essere dichiarato irricevibile.',
    remedy: formulas.appeal('questa conclusione'),
  },
  restitution: {
    ...formulas.ofProposal,
    subtitle: 'sulla rimessione in termini',
    ruling:
      'La richiesta di rimessione in termini presentata dalla parte {stranka} il {dan_predloga} è accolta (atto n. {zamujeni_akt}, {zamujeni_rok}).\n{posledica_vrnitve}\n{stroški}',
    provisions:
      'Ai sensi del primo comma dell’articolo 103 della ZUP alla parte che per giustificati motivi non ha rispettato un termine ed è perciò decaduta dall’atto procedurale si concede, su sua richiesta, la rimessione in termini. La richiesta si presenta entro otto giorni dalla cessazione della causa, al più tardi entro tre mesi dalla scadenza (articolo 105 della ZUP).',
    assessment: '{razlogi}\nI motivi dell’inosservanza sono giustificati; la richiesta ha pertanto dovuto essere accolta.',
    remedy:
      'Contro la presente conclusione non è ammesso ricorso, salvo che la rimessione sia stata concessa su richiesta tardiva o non ammessa (articolo 106 della ZUP).',
  },
  restitution_refusal: {
    ...formulas.ofProposal,
    subtitle: 'sulla richiesta di rimessione in termini',
    ruling:
      'La richiesta di rimessione in termini presentata dalla parte {stranka} il {dan_predloga} (atto n. {zamujeni_akt}, {zamujeni_rok}) {odločitev_o_predlogu}.\n{stroški}',
    provisions:
      'Ai sensi del primo comma dell’articolo 103 della ZUP alla parte che per giustificati motivi non ha rispettato un termine ed è perciò decaduta dall’atto procedurale si concede, su sua richiesta, la rimessione in termini. La richiesta si presenta entro otto giorni dalla cessazione della causa, al più tardi entro tre mesi dalla scadenza; la richiesta tardiva è dichiarata irricevibile (articoli 105 e 106 della ZUP).',
    assessment: '{razlogi}\nSi è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa conclusione'),
  },
  correction: {
    subtitle: 'sulla rettifica di un errore nell’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi dell’articolo 223 ${formulas.zup}, nel procedimento amministrativo della parte: {stranka}, {naslov}, {pooblastilo} emette la seguente conclusione di rettifica:`,
    ruling: 'Nell’atto n. {popravljeni_akt} l’errore è rettificato così:\n{razlogi}\nPer il resto l’atto rimane invariato.\n{stroški}',
    claim: '',
    facts: '{ugotovitve}',
    provisions:
      'Ai sensi dell’articolo 223 della ZUP l’organo può in ogni momento rettificare gli errori nei nomi o nei numeri, gli errori di scrittura o di calcolo e gli altri errori evidenti.',
    assessment: 'La rettifica ha effetto giuridico dal giorno dal quale ha effetto giuridico l’atto rettificato.',
    remedy: formulas.appeal('questa conclusione'),
    service: formulas.service,
  },
  // Beside the decision on the claim.
  inadmissibility: {
    ...formulas.ofApplication,
    subtitle: 'sull’inammissibilità della richiesta di cui all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 129 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'La richiesta di cui all’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} è dichiarata inammissibile.\n{stroški} {upravna_taksa}',
    facts: '{ugotovitve}',
    provisions:
      'L’organo esamina dapprima la richiesta e la dichiara inammissibile per i motivi dell’articolo 129 della ZUP.\nNorme applicate: {pravne_podlage}.',
    assessment:
      '{podlaga_odločitve}\n{razlogi}\nLa richiesta ha pertanto dovuto essere dichiarata inammissibile; nel merito non si decide.',
    remedy: formulas.appeal('questa conclusione'),
  },
  procedure_suspension: {
    ...formulas.ofApplication,
    subtitle: 'sulla sospensione del procedimento relativo all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 153 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'Il procedimento relativo all’istanza n. {vloga} della parte {stranka} è sospeso.\nIl procedimento prosegue quando cessa il motivo della sospensione. Si attende: {čaka_na}\nDurante la sospensione non decorrono termini e non si compiono atti procedurali.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Il procedimento si sospende per i motivi stabiliti dalla legge (articoli 147 e 153 della ZUP).',
    assessment: '{podlaga_odločitve}\n{razlogi}\nIl procedimento ha pertanto dovuto essere sospeso.',
    remedy: formulas.appeal('questa conclusione'),
  },
  procedure_resumption: {
    ...formulas.ofApplication,
    subtitle: 'sulla prosecuzione del procedimento relativo all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 154 ${formulas.zup}, ${formulas.onApplication(formulas.order)}`,
    ruling:
      'Il procedimento relativo all’istanza n. {vloga}, sospeso con la conclusione n. {popravljeni_akt}, prosegue.\nI termini della parte decorrono nuovamente dalla notifica della presente conclusione.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Il procedimento sospeso prosegue quando cessa il motivo della sospensione (articoli 153 e 154 della ZUP).',
    assessment: '{razlogi}\nIl motivo della sospensione è cessato; il procedimento pertanto prosegue.',
    remedy: `${formulas.noSeparateAppeal} Può essere impugnata con il ricorso contro la decisione sul merito.`,
  },
  ...formulas.leadingTexts,
  finality_certificate: {
    subtitle: 'sulla definitività, sul passaggio in giudicato e sull’esecutività dell’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi degli articoli 179, 224, 225 e 282 ${formulas.zup}, certifica in base ai registri ufficiali riguardo all’atto n. {popravljeni_akt}, nel quale è parte: {stranka}, {naslov}:`,
    ruling: '{potrditev}',
    ...formulas.withoutReasons,
    remedy: 'Il certificato si fonda sui dati dei registri ufficiali sulle notifiche e sui rimedi giuridici nel giorno del rilascio.',
    service: formulas.service,
  },
  execution_stay: {
    ...formulas.ofMatter,
    subtitle: 'sul rinvio dell’esecuzione della decisione n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 235 ${formulas.zup}, ${formulas.inMatter(formulas.order)}`,
    ruling:
      'L’esecuzione della decisione n. {popravljeni_akt} è rinviata fino alla sua definitività.\nIl permesso n. {dovolilnica} è valido fino ad allora.\n{stroški}',
    provisions:
      'Di regola la decisione non si esegue finché decorre il termine per il ricorso e finché la decisione sul ricorso non è notificata; le eccezioni sono stabilite dalla legge (articoli 235 e 236 della ZUP).',
    assessment: '{razlogi}\nIl motivo dell’esecuzione immediata non sussiste più; l’esecuzione ha pertanto dovuto essere rinviata.',
    remedy: formulas.noSeparateAppeal,
  },
  execution_stay_end: {
    ...formulas.ofMatter,
    subtitle: 'sulla fine del rinvio dell’esecuzione di cui alla conclusione n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 235 e 236 ${formulas.zup}, ${formulas.inMatter(formulas.order)}`,
    ruling:
      'Il rinvio dell’esecuzione disposto con la conclusione n. {popravljeni_akt} termina.\nLa decisione la cui esecuzione era rinviata ha effetto come in essa stabilito.\n{stroški}',
    provisions: 'La decisione si esegue prima della definitività solo per i motivi stabiliti dalla legge (articoli 235 e 236 della ZUP).',
    assessment: '{razlogi}\nI motivi del rinvio sono cessati; il rinvio ha pertanto dovuto terminare.',
    remedy: formulas.appeal('questa conclusione'),
  },
  reopening: {
    ...formulas.ofMatter,
    subtitle: 'sulla riapertura del procedimento concluso con l’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 260 e 267 ${formulas.zup}, ${formulas.inMatter(formulas.order)}`,
    ruling:
      'È ammessa la riapertura del procedimento concluso con l’atto n. {popravljeni_akt}.\nL’esecuzione di tale atto è sospesa fino alla decisione nel procedimento riaperto.\n{stroški}',
    facts:
      'La parte ha proposto la riapertura il {dan_predloga}.\nIl motivo della riapertura è divenuto noto il {dan_seznanitve}.\n{ugotovitve}',
    provisions: `${formulas.reopeningProvisions} La conclusione sulla riapertura sospende l’esecuzione (articolo 272 della ZUP).`,
    assessment:
      '{podlaga_odločitve}\n{razlogi}\nLa riapertura ha pertanto dovuto essere ammessa; sulla questione si decide nuovamente (articolo 270 della ZUP).',
    remedy: formulas.appeal('questa conclusione'),
  },
  reopening_refusal: {
    ...formulas.ofMatter,
    subtitle: 'sulla proposta di riapertura del procedimento concluso con l’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 267 ${formulas.zup}, ${formulas.inMatter(formulas.order)}`,
    ruling:
      'La proposta del {dan_predloga} di riapertura del procedimento concluso con l’atto n. {popravljeni_akt} è dichiarata irricevibile.\n{stroški}',
    provisions: formulas.reopeningProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nLa proposta ha pertanto dovuto essere dichiarata irricevibile.',
    remedy: formulas.appeal('questa conclusione'),
  },
  reopening_end: {
    ...formulas.ofMatter,
    subtitle: 'nel procedimento riaperto con la conclusione n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 270 ${formulas.zup}, ${formulas.inMatter(formulas.decision)}`,
    ruling:
      'La decisione per la quale con la conclusione n. {popravljeni_akt} è stata ammessa la riapertura del procedimento rimane in vigore.\n{stroški}',
    provisions:
      'Nel procedimento riaperto l’organo può lasciare in vigore la decisione precedente o sostituirla con una nuova (articolo 270 della ZUP).\nNorme applicate: {pravne_podlage}.',
    assessment: '{razlogi}\nNel procedimento riaperto non è stato accertato nulla che richieda una decisione diversa.',
    remedy: formulas.appeal('questa decisione'),
  },
  nullity: {
    ...formulas.ofMatter,
    subtitle: 'sulla nullità dell’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 279 e 280 ${formulas.zup}, ${formulas.inMatter(formulas.decision)}`,
    ruling:
      'L’atto n. {popravljeni_akt} è dichiarato nullo. Sono eliminate anche le conseguenze giuridiche che ne sono derivate.\nIl procedimento relativo all’istanza n. {vloga} prosegue.\n{stroški}',
    provisions: formulas.nullityProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nSi è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa decisione'),
  },
  permit_nullity: {
    ...formulas.ofMatter,
    subtitle: 'sulla nullità della decisione di rilascio del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi {pristojnost} degli articoli 279 e 280 ${formulas.zup}, ${formulas.inMatter(formulas.decision)}`,
    ruling:
      'La decisione con cui è stato rilasciato il permesso n. {dovolilnica} «{vrsta}» {za_vozila} è dichiarata nulla.\nIl permesso n. {dovolilnica} cessa di valere {začetek_učinka}.\nDallo stesso giorno è abrogata la decisione provvisoria n. {začasna_odločba}.\n{stroški}',
    provisions: formulas.nullityProvisions,
    assessment: '{podlaga_odločitve}\n{razlogi}\nSi è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: formulas.appeal('questa decisione'),
  },
  silence: {
    ...formulas.ofApplication,
    subtitle: 'sulla scadenza del termine per la decisione sull’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 222 ${formulas.zup}, nel procedimento amministrativo per il rilascio del permesso «{vrsta}» informa la parte: {stranka}, {naslov}, in merito all’istanza n. {vloga}, ricevuta il {dan_vloge}.`,
    ruling: 'Il termine per la decisione sull’istanza è scaduto, ma la decisione non è ancora stata emessa.',
    ...formulas.withoutReasons,
    remedy: `La parte può presentare ricorso come se la sua richiesta fosse stata respinta (quarto comma dell’articolo 222 della ZUP). Il ricorso non è vincolato a un termine e può essere presentato finché la decisione non è emessa. Organo competente per il ricorso: {pritožbeni_organ}.\n${formulas.lodging}`,
  },
}
