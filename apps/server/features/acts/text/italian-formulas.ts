// The formulas that several acts share, in Italian; which act says what stands in `italian-texts.ts`.

export const zup =
  'della Legge sul procedimento amministrativo generale (Gazzetta Ufficiale della RS, n. 24/06 – testo unico ufficiale, 105/06 – ZUS-1, 126/07, 65/08, 8/10, 82/13, 175/20 – ZIUOPDVE e 3/22 – ZDeb; di seguito: ZUP)'

export const zut =
  'della Legge sulle tasse amministrative (Gazzetta Ufficiale della RS, n. 106/10 – testo unico ufficiale, 14/15 – ZUUJFO, 84/15 – ZZelP-J, 32/16, 30/18 – ZKZaš e 189/20 – ZFRO; di seguito: ZUT)'

export const decision = 'la seguente decisione'
export const order = 'la seguente conclusione'
export const onApplication = (act: string): string =>
  `nel procedimento amministrativo per il rilascio del permesso, avviato su istanza della parte: {stranka}, {naslov}, {pooblastilo} emette ${act}:`
export const takingAway = (matter: string): string =>
  `nel procedimento amministrativo di ${matter} del permesso n. {dovolilnica}, avviato d’ufficio nei confronti della parte: {stranka}, {naslov}, {pooblastilo} emette ${decision}:`

export const onRequest = (matter: string): string =>
  `nel procedimento amministrativo di ${matter} del permesso n. {dovolilnica}, avviato su richiesta della parte del {dan_zahteve}: {stranka}, {naslov}, {pooblastilo} emette ${decision}:`

export const claim =
  'Con l’istanza n. {vloga}, ricevuta il {dan_vloge}, la parte {stranka} ha chiesto il rilascio del permesso «{vrsta}» {za_vozila}.'
export const provisions = 'La decisione si fonda sulle seguenti norme: {pravne_podlage}.'
export const proofs = 'L’organo ha valutato i seguenti documenti presentati dalla parte: {dokazila}.'

export const lodging = `Il ricorso si presenta per iscritto direttamente o per posta raccomandata oppure oralmente a verbale presso l’organo: {organ_z_naslovom}.
Il ricorso si può presentare anche {spletna_pot}.
Per il ricorso si paga la tassa amministrativa di {pritožbena_taksa}.
La tassa per il ricorso si versa sul conto {račun_pritožbene_takse}.`
export const appeal = (act: string): string =>
  `Contro ${act} è ammesso ricorso entro {pritožbeni_rok} giorni dalla notifica. Organo competente per il ricorso: {pritožbeni_organ}.
${lodging}
{učinek_pritožbe}`

export const service = '{stranka}, {naslov} – personalmente\nalla raccolta della documentazione, in sede'
export const appealFee = 'La tassa amministrativa di {pritožbena_taksa} pagata per il ricorso è restituita alla parte.'
export const ofApplication = { claim, provisions, service }
export const ofPermit = { claim: 'L’organo ha avviato il procedimento d’ufficio.', facts: '{ugotovitve}', provisions, service }
export const stops =
  'Il procedimento relativo all’istanza n. {vloga} della parte {stranka} per il rilascio del permesso «{vrsta}» {za_vozila} cessa.\nLa decisione n. {popravljeni_akt} è annullata.\n{stroški} {upravna_taksa}'
/** What a call says beside its ruling and its advice. */
export const withoutReasons = { claim: '', facts: '', provisions: '', assessment: '' }
export const ofAppeal = {
  claim: 'La parte {stranka} ha presentato ricorso contro l’atto n. {izpodbijani_akt}.\nIl ricorso è stato ricevuto il {dan_pritožbe}.',
  facts: '{ugotovitve}',
  service,
}
export const ofProposal = {
  introduction: `{organ}, ai sensi {pristojnost} degli articoli 103 e 106 ${zup}, sulla richiesta della parte: {stranka}, {naslov}, {pooblastilo} emette ${order}:`,
  claim: 'La parte {stranka} ha chiesto il {dan_predloga} la rimessione in termini perché non ha rispettato {zamujeni_rok}.',
  facts: '{ugotovitve}',
  service,
}

/** Of the matter of an act beside the decision: one line stays, by what it is about. */
export const inMatter = (act: string): string => `nella questione della parte: {stranka}, {naslov}, {pooblastilo} emette ${act}:`
export const ofMatter = {
  claim:
    'La questione riguarda l’istanza n. {vloga}, ricevuta il {dan_vloge}.\nLa questione riguarda il permesso n. {dovolilnica}, rilasciato il {dan_dovolilnice}.',
  facts: '{ugotovitve}',
  service,
}
export const noSeparateAppeal = 'Contro la presente conclusione non è ammesso ricorso separato (articolo 258 della ZUP).'
export const nullityProvisions =
  'I motivi di nullità sono stabiliti dall’articolo 279 della ZUP. La nullità può essere dichiarata in ogni momento, d’ufficio o su proposta della parte (articolo 280 della ZUP).\nNorme applicate: {pravne_podlage}.'
export const reopeningProvisions =
  'Il procedimento concluso con decisione definitiva si riapre per i motivi dell’articolo 260 della ZUP. La proposta si presenta entro un mese da quando si è venuti a conoscenza del motivo, di regola al più tardi entro tre anni dalla definitività (articolo 263 della ZUP).'

/** Orders that lead the procedure: of matters that are joined and parted again, and of a term that is not extended. */
export const leadingTexts = {
  joinder: {
    ...ofApplication,
    subtitle: 'sulla riunione delle pratiche relative alle istanze n. {vloga} e n. {druga_vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 130 ${zup}, ${onApplication(order)}`,
    ruling:
      'La pratica relativa all’istanza n. {vloga} della parte {stranka} e quella relativa all’istanza n. {druga_vloga} sono riunite in un unico procedimento.\nSu ciascuna istanza si deciderà con una propria decisione.\n{stroški}',
    facts: '{ugotovitve}',
    provisions:
      'Le pratiche si possono riunire in un unico procedimento se si fondano sullo stesso stato di fatto o su uno simile e sulla stessa base giuridica, e se l’organo è competente per tutte (articolo 130 della ZUP).',
    assessment: '{razlogi}\nLe condizioni per la riunione sono soddisfatte.',
    remedy: appeal('questa conclusione'),
  },
  separation: {
    ...ofApplication,
    subtitle: 'sulla separazione delle pratiche relative alle istanze n. {vloga} e n. {druga_vloga}',
    introduction: `{organ}, ai sensi {pristojnost} dell’articolo 130 ${zup}, ${onApplication(order)}`,
    ruling:
      'La pratica relativa all’istanza n. {vloga}, riunita con la conclusione n. {popravljeni_akt} a quella relativa all’istanza n. {druga_vloga}, è separata dal procedimento comune e prosegue per proprio conto.\n{stroški}',
    facts: '{ugotovitve}',
    provisions: 'Le pratiche si trattano in un unico procedimento finché ne sussistono le condizioni (articolo 130 della ZUP).',
    assessment: '{razlogi}\nI motivi del procedimento comune non sussistono più.',
    remedy: `${noSeparateAppeal} Può essere impugnata con il ricorso contro la decisione sul merito.`,
  },
  extension_refusal: {
    ...ofApplication,
    subtitle: 'sulla proroga del termine per integrare l’istanza n. {vloga}',
    introduction: `{organ}, ai sensi dell’articolo 99 ${zup}, ${onApplication(order)}`,
    ruling:
      'La richiesta del {dan_zahteve} di proroga del termine per integrare l’istanza n. {vloga}, presentata dalla parte {stranka}, è respinta. Resta valido il termine attuale.\n{stroški}',
    claim: 'Il {dan_zahteve} la parte {stranka} ha chiesto la proroga del termine per integrare l’istanza n. {vloga}.',
    facts: 'La parte l’ha motivata così: {ugotovitve}',
    provisions: 'Il termine fissato dal funzionario si proroga su richiesta della parte per giustificati motivi (articolo 99 della ZUP).',
    assessment: '{razlogi}',
    remedy: `${noSeparateAppeal} Può essere impugnata con il ricorso contro la decisione sul merito.`,
  },
}
