import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'

const zup =
  'della Legge sulla procedura amministrativa generale (Gazzetta Ufficiale della RS, n. 24/06 – testo unico ufficiale, 105/06 – ZUS-1, 126/07, 65/08, 8/10, 82/13, 175/20 – ZIUOPDVE e 3/22 – ZDeb; di seguito: ZUP)'

const decision = 'la seguente decisione'
const order = 'la seguente conclusione'

const onApplication = (act: string): string =>
  `nel procedimento amministrativo per il rilascio del permesso, avviato su istanza della parte: {stranka}, {naslov}, {pooblastilo} emette ${act}:`
const takingAway = (matter: string): string =>
  `nel procedimento amministrativo di ${matter} del permesso n. {dovolilnica}, avviato d’ufficio nei confronti della parte: {stranka}, {naslov}, {pooblastilo} emette ${decision}:`

const claim =
  'Con l’istanza n. {vloga}, ricevuta il giorno {dan_vloge}, la parte {stranka} ha chiesto il rilascio del permesso «{vrsta}» {za_vozila}.'
const provisions = 'La decisione si fonda sulle seguenti norme: {pravne_podlage}.'
const proofs = 'L’organo ha valutato i seguenti documenti presentati dalla parte: {dokazila}.'

const appeal = (act: string): string =>
  `Contro ${act} è ammesso ricorso entro {pritožbeni_rok} giorni dalla notifica. Organo competente per il ricorso: {pritožbeni_organ}.
Il ricorso si presenta per iscritto direttamente o per posta raccomandata oppure oralmente a verbale presso l’organo: {organ_z_naslovom}. Per il ricorso si paga la tassa amministrativa di {pritožbena_taksa}. {učinek_pritožbe}`

// To whom a paper is served stands once, in Slovenian, beside the signature.
const ofApplication = { claim, provisions, service: '' }
const ofPermit = { claim: 'L’organo ha avviato il procedimento d’ufficio.', facts: '', provisions, service: '' }
const stops = (why: string): string =>
  `Il procedimento relativo all’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} cessa${why}.\nLa decisione n. {popravljeni_akt} è annullata.\n{stroški}`

/**
 * The Italian words with which a town begins, part by part like the Slovenian ones. They leave out what an official writes and the provision on
 * competence: both are known in Slovenian alone. Nothing in them has a person's gender.
 */
export const italianTexts: Readonly<Record<ActKind, ActWords>> = {
  grant: {
    ...ofApplication,
    subtitle: 'sul rilascio del permesso in base all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 207 ${zup}, ${onApplication(decision)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} è accolta e si rilascia il permesso «{vrsta}» {za_vozila}; il permesso a pagamento si rilascia dopo il pagamento.\n{stroški}',
    facts: proofs,
    assessment: 'Le condizioni per il rilascio del permesso sono soddisfatte; l’organo ha pertanto accolto interamente la richiesta.',
    remedy: appeal('questa decisione'),
  },
  rejection: {
    ...ofApplication,
    subtitle: 'sul rigetto dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 207 ${zup}, ${onApplication(decision)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} è respinta.\n{stroški} {upravna_taksa}',
    facts: proofs,
    assessment:
      'In considerazione di quanto esposto le condizioni per il rilascio del permesso non sono soddisfatte; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: appeal('questa decisione'),
  },
  dismissal: {
    ...ofApplication,
    subtitle: 'sull’irricevibilità dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi del secondo comma dell’articolo 67 ${zup}, ${onApplication(order)}`,
    ruling:
      'L’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} è dichiarata irricevibile.\n{stroški} {upravna_taksa}',
    facts: 'L’istanza era incompleta; l’organo ha perciò invitato la parte a integrarla entro il giorno {rok}.',
    provisions:
      'Ai sensi del secondo comma dell’articolo 67 della ZUP l’organo dichiara con conclusione irricevibile l’istanza, se la parte non elimina le carenze entro il termine.\nNorme applicate: {pravne_podlage}.',
    assessment:
      'La parte non ha integrato l’istanza entro il termine fissato; l’istanza ha pertanto dovuto essere dichiarata irricevibile.',
    remedy: appeal('questa conclusione'),
  },
  discontinuation: {
    ...ofApplication,
    subtitle: 'sulla cessazione del procedimento relativo all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 135 ${zup}, ${onApplication(order)}`,
    ruling: `${stops('')} {upravna_taksa}`,
    facts: 'La parte ha ritirato l’istanza.',
    provisions: 'Ai sensi dell’articolo 135 della ZUP l’organo pone fine al procedimento con conclusione, se la parte ritira la richiesta.',
    assessment: '',
    remedy: appeal('questa conclusione'),
  },
  hearing: {
    subtitle: 'prima della decisione sull’istanza n. {vloga}\nprima della decisione sul permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi degli articoli 9 e 146 ${zup}, comunica alla parte {stranka}, {naslov}, i fatti rilevanti per la decisione.`,
    ruling:
      'Gli accertamenti dell’organo sono riportati nel testo sloveno.\nLa parte può pronunciarsi in merito entro il giorno {rok}: per iscritto, oralmente a verbale presso l’organo o sulla pagina che si apre con il collegamento dell’avviso.',
    claim: 'Il procedimento riguarda l’istanza n. {vloga}.\nIl procedimento riguarda il permesso n. {dovolilnica}.',
    facts: '',
    provisions:
      'Prima dell’emissione della decisione la parte deve avere la possibilità di pronunciarsi sui fatti e sulle circostanze rilevanti per la decisione (articoli 9 e 146 della ZUP).',
    assessment: '',
    remedy: 'Se la parte non si pronuncia entro tale termine, l’organo decide in base ai fatti accertati.',
    service: '',
  },
  fee_call: {
    subtitle: 'per l’istanza n. {vloga}',
    introduction:
      '{organ}, ai sensi dell’articolo 31 della Legge sulle tasse amministrative (di seguito: ZUT), nel procedimento amministrativo per il rilascio del permesso «{vrsta}» invita la parte {stranka}, {naslov}, a pagare la tassa amministrativa per l’istanza n. {vloga}, ricevuta il giorno {dan_vloge}.',
    ruling:
      'La parte paghi entro {dni_za_takso} giorni dalla notifica del presente invito la tassa amministrativa di {taksa_za_plačilo}.\nLa tassa si versa sul conto {račun_takse} con il riferimento {sklic_takse}.',
    claim: '',
    facts: '',
    provisions: '',
    assessment: '',
    remedy:
      'La tassa amministrativa non pagata è riscossa coattivamente dopo la scadenza di questo termine. Se nel frattempo la tassa è già stata pagata, non occorre rispondere al presente invito.\nContro il presente invito non è ammesso ricorso.',
    service: '',
  },
  payment_lapse: {
    ...ofApplication,
    subtitle: 'sulla cessazione del procedimento relativo all’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 135 ${zup}, ${onApplication(order)}`,
    ruling: stops(', poiché il permesso non è stato pagato'),
    facts: 'L’istanza è stata accolta. La parte non ha pagato il prezzo del permesso entro il giorno {rok}.',
    provisions: 'Il permesso si rilascia quando è pagato. Norme applicate: {pravne_podlage}.',
    assessment: 'La parte non ha pagato entro il termine fissato; si è pertanto dovuto porre fine al procedimento.',
    remedy: appeal('questa conclusione'),
  },
  dismissal_withdrawal: {
    ...ofApplication,
    subtitle: 'sull’annullamento della conclusione di irricevibilità dell’istanza n. {vloga}',
    introduction: `{organ}, ai sensi del secondo comma dell’articolo 67 ${zup}, ${onApplication(order)}`,
    ruling:
      'La conclusione di irricevibilità n. {popravljeni_akt} è annullata.\nIl procedimento relativo all’istanza n. {vloga} della parte {stranka} prosegue.',
    facts: 'La parte ha integrato l’istanza prima che la conclusione le fosse notificata.',
    provisions:
      'Dell’integrazione pervenuta prima della notifica della conclusione di irricevibilità l’organo tiene conto (articolo 67 della ZUP).',
    assessment: '',
    remedy: '',
  },
  supplement_call: {
    ...ofApplication,
    subtitle: 'n. {vloga}',
    introduction: `{organ}, ai sensi del primo comma dell’articolo 67 ${zup}, nel procedimento amministrativo per il rilascio del permesso «{vrsta}» {za_vozila} invita la parte {stranka}, {naslov}, a integrare l’istanza.`,
    ruling: 'La parte integri l’istanza entro il giorno {rok} come indicato nel testo sloveno.',
    claim: '',
    facts: '',
    provisions: '',
    assessment: '',
    remedy:
      'Se l’istanza non sarà integrata entro tale termine, l’organo la dichiarerà irricevibile con conclusione (secondo comma dell’articolo 67 della ZUP). Prima della scadenza del termine la parte può chiederne la proroga.',
  },
  revocation: {
    ...ofPermit,
    subtitle: 'sulla revoca del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi dell’articolo 207 ${zup}, ${takingAway('revoca')}`,
    ruling:
      'Il permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il giorno {dan_dovolilnice}, è revocato e non è più valido {začetek_učinka}.\n{stroški}',
    assessment: 'Il permesso ha pertanto dovuto essere revocato.',
    remedy: appeal('questa decisione'),
  },
  suspension: {
    ...ofPermit,
    subtitle: 'sulla sospensione del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi dell’articolo 221 ${zup}, ${takingAway('sospensione')}`,
    ruling:
      'Il permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il giorno {dan_dovolilnice}, è sospeso e non è valido {začetek_učinka}, finché l’organo non decida diversamente.\n{stroški}',
    assessment: 'Il permesso ha pertanto dovuto essere sospeso.',
    remedy: appeal('questa decisione'),
  },
  suspension_on_request: {
    ...ofPermit,
    subtitle: 'sulla sospensione del permesso n. {dovolilnica}',
    introduction: `{organ}, ai sensi dell’articolo 207 ${zup}, nel procedimento amministrativo di sospensione del permesso n. {dovolilnica}, avviato su richiesta della parte del giorno {dan_zahteve}: {stranka}, {naslov}, {pooblastilo} emette ${decision}:`,
    ruling:
      'La richiesta della parte {stranka} del giorno {dan_zahteve} è accolta.\nIl permesso n. {dovolilnica} «{vrsta}» {za_vozila}, rilasciato il giorno {dan_dovolilnice}, è sospeso e non è valido {začetek_učinka}, finché l’organo non decida diversamente.\n{stroški}',
    claim: 'Il giorno {dan_zahteve} la parte {stranka} ha chiesto la sospensione del permesso.',
    assessment: 'La richiesta è fondata; l’organo l’ha pertanto accolta interamente.',
    remedy: appeal('questa decisione'),
  },
  replacement: {
    subtitle: 'che sostituisce la decisione n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi del primo comma dell’articolo 242 ${zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro la decisione n. {izpodbijani_akt}, {pooblastilo} emette la seguente decisione sostitutiva:`,
    ruling:
      'Il ricorso della parte {stranka} è accolto; la decisione n. {izpodbijani_akt} è sostituita da questa decisione.\nL’istanza n. {vloga} per il rilascio del permesso è accolta.\nIl permesso n. {dovolilnica} non è revocato e resta valido.\n{stroški}',
    claim:
      'La parte {stranka} ha presentato ricorso contro la decisione n. {izpodbijani_akt}.\nIl ricorso è stato ricevuto il giorno {dan_pritožbe}.',
    facts: '',
    provisions:
      'Ai sensi del primo comma dell’articolo 242 della ZUP l’organo di primo grado, se ritiene che il ricorso sia fondato e che non sia necessario un nuovo procedimento di accertamento, può decidere diversamente e sostituire con una nuova decisione quella impugnata.\nNorme applicate: {pravne_podlage}.',
    assessment: 'Il ricorso è fondato; si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: appeal('questa decisione'),
    service: '',
  },
  order_reversal: {
    subtitle: 'sull’annullamento della conclusione n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi del primo comma dell’articolo 242 in relazione all’articolo 258 ${zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro la conclusione n. {izpodbijani_akt}, {pooblastilo} emette ${order}:`,
    ruling:
      'Il ricorso della parte {stranka} è accolto; la conclusione n. {izpodbijani_akt} è annullata.\nIl procedimento sull’istanza della parte {stranka} n. {vloga} prosegue.\n{stroški}',
    claim:
      'La parte {stranka} ha presentato ricorso contro la conclusione n. {izpodbijani_akt}.\nIl ricorso è stato ricevuto il giorno {dan_pritožbe}.',
    facts: '',
    provisions:
      'Ai sensi del primo comma dell’articolo 242 della ZUP l’organo di primo grado, se ritiene che il ricorso sia fondato, decide diversamente.',
    assessment: 'Il ricorso è fondato; la conclusione ha pertanto dovuto essere annullata e il procedimento prosegue.',
    remedy: '',
    service: '',
  },
  appeal_dismissal: {
    subtitle: 'sull’irricevibilità del ricorso contro l’atto n. {izpodbijani_akt}',
    introduction: `{organ}, ai sensi del secondo comma dell’articolo 240 ${zup}, nel procedimento sul ricorso della parte: {stranka}, {naslov}, contro l’atto n. {izpodbijani_akt}, {pooblastilo} emette ${order}:`,
    ruling: 'Il ricorso della parte {stranka} contro l’atto n. {izpodbijani_akt} è dichiarato irricevibile.\n{stroški}',
    claim:
      'La parte {stranka} ha presentato ricorso contro l’atto n. {izpodbijani_akt}.\nIl ricorso è stato ricevuto il giorno {dan_pritožbe}.',
    facts: '',
    provisions:
      'Ai sensi del secondo comma dell’articolo 240 della ZUP l’organo di primo grado dichiara con conclusione irricevibile il ricorso non ammesso, tardivo o presentato da persona non legittimata. L’atto incompleto che non è integrato entro il termine è dichiarato irricevibile ai sensi del secondo comma dell’articolo 67 della ZUP.',
    assessment: 'Il ricorso ha pertanto dovuto essere dichiarato irricevibile.',
    remedy: appeal('questa conclusione'),
    service: '',
  },
  restitution: {
    subtitle: 'sulla restituzione in termini',
    introduction: `{organ}, ai sensi degli articoli 103 e 106 ${zup}, sulla richiesta della parte: {stranka}, {naslov}, {pooblastilo} emette ${order}:`,
    ruling:
      'La richiesta di restituzione in termini presentata dalla parte {stranka} il giorno {dan_predloga} è accolta (atto n. {zamujeni_akt}, {zamujeni_rok}).\n{posledica_vrnitve}\n{stroški}',
    claim: 'La parte {stranka} ha chiesto il giorno {dan_predloga} la restituzione in termini perché non ha rispettato {zamujeni_rok}.',
    facts: '',
    provisions:
      'Ai sensi del primo comma dell’articolo 103 della ZUP alla parte che per giustificati motivi non ha rispettato un termine ed è perciò decaduta dall’atto procedurale si concede, su sua richiesta, la restituzione in termini. La richiesta si presenta entro otto giorni dalla cessazione della causa, al più tardi entro tre mesi dalla scadenza (articolo 105 della ZUP).',
    assessment: 'I motivi dell’inosservanza sono giustificati; la richiesta ha pertanto dovuto essere accolta.',
    remedy:
      'Contro la presente conclusione non è ammesso ricorso, salvo che la restituzione sia stata concessa su richiesta tardiva o non ammessa (articolo 106 della ZUP).',
    service: '',
  },
  restitution_refusal: {
    subtitle: 'sulla richiesta di restituzione in termini',
    introduction: `{organ}, ai sensi degli articoli 103 e 106 ${zup}, sulla richiesta della parte: {stranka}, {naslov}, {pooblastilo} emette ${order}:`,
    ruling:
      'La richiesta di restituzione in termini presentata dalla parte {stranka} il giorno {dan_predloga} (atto n. {zamujeni_akt}, {zamujeni_rok}) {odločitev_o_predlogu}.\n{stroški}',
    claim: 'La parte {stranka} ha chiesto il giorno {dan_predloga} la restituzione in termini perché non ha rispettato {zamujeni_rok}.',
    facts: '',
    provisions:
      'Ai sensi del primo comma dell’articolo 103 della ZUP alla parte che per giustificati motivi non ha rispettato un termine ed è perciò decaduta dall’atto procedurale si concede, su sua richiesta, la restituzione in termini. La richiesta si presenta entro otto giorni dalla cessazione della causa, al più tardi entro tre mesi dalla scadenza; la richiesta tardiva è dichiarata irricevibile (articoli 105 e 106 della ZUP).',
    assessment: 'Si è pertanto dovuto decidere come indicato nel dispositivo.',
    remedy: appeal('questa conclusione'),
    service: '',
  },
  correction: {
    subtitle: 'sulla rettifica di un errore nell’atto n. {popravljeni_akt}',
    introduction: `{organ}, ai sensi dell’articolo 223 ${zup}, nel procedimento amministrativo della parte: {stranka}, {naslov}, {pooblastilo} emette la seguente conclusione di rettifica:`,
    ruling:
      'Nell’atto n. {popravljeni_akt} l’errore è rettificato come indicato nel testo sloveno.\nPer il resto l’atto rimane invariato.\n{stroški}',
    claim: '',
    facts: '',
    provisions:
      'Ai sensi dell’articolo 223 della ZUP l’organo può in ogni momento rettificare gli errori nei nomi o nei numeri, gli errori di scrittura o di calcolo e gli altri errori evidenti.',
    assessment: 'La rettifica ha effetto giuridico dal giorno dal quale ha effetto giuridico l’atto rettificato.',
    remedy: appeal('questa conclusione'),
    service: '',
  },
}
