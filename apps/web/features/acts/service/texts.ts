import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  issuedTitle: { sl: 'Izdani akti', en: 'Issued acts' },
  none: { sl: 'Ni izdanih aktov.', en: 'There are no issued acts.' },
  noneHint: {
    sl: 'Tu so odločbe, sklepi in pozivi z dnem vročitve in dnem dokončnosti.',
    en: 'Here are decisions, orders and calls with the day of service and the day on which they are final.',
  },
  kind: { sl: 'Vrsta akta', en: 'Kind of act' },
  manner: { sl: 'Način vročitve', en: 'Manner of service' },
  restitution: { sl: 'Predlog za vrnitev v prejšnje stanje čaka', en: 'A proposal to restore a term waits' },
  appealEnds: { sl: 'Rok za pritožbo teče najdlje do', en: 'Term of appeal ends by' },
  from: { sl: 'Izdan od', en: 'Issued from' },
  until: { sl: 'Izdan do', en: 'Issued until' },

  act: { sl: 'Akt', en: 'Act' },
  open: { sl: 'Odpri akt (PDF)', en: 'Open the act (PDF)' },
  party: { sl: 'Stranka', en: 'Party' },
  record: { sl: 'Vloga ali dovolilnica', en: 'Application or permit' },
  issuedAt: { sl: 'Izdan', en: 'Issued' },
  decidedBy: { sl: 'Odločil', en: 'Decided by' },
  servedOn: { sl: 'Vročen dne', en: 'Served on' },
  fictionOn: { sl: 'Fikcija vročitve nastopi', en: 'Counts as served on' },
  answerUntil: { sl: 'Rok stranke teče do', en: 'The party’s term runs to' },
  appealUntil: { sl: 'Zadnji dan za pritožbo', en: 'Last day for an appeal' },
  finalOn: { sl: 'Dokončen od', en: 'Final from' },
  courtUntil: { sl: 'Zadnji dan za tožbo', en: 'Last day for a court action' },
  bindingOn: { sl: 'Pravnomočen od', en: 'Legally binding from' },
  bindingUnlessSued: { sl: 'Pravnomočen od, če ni bil začet upravni spor', en: 'Legally binding from, unless a court action was brought' },
  effect: { sl: 'Učinek', en: 'Effect' },
  addressee: { sl: 'Vroča se', en: 'Served on' },
  representative: { sl: 'Vroči se pooblaščencu', en: 'Served on the representative' },
  effectiveOn: { sl: 'Učinkuje od', en: 'Has effect from' },
  endsOn: { sl: 'Zadnji dan začasnega odvzema', en: 'Last day of the suspension' },
  atOnce: {
    sl: 'Dovolilnica pri stebričkih ne velja od dne, ki ga določa akt.',
    en: 'The permit does not lower bollards from the day that the act says.',
  },
  suspends: { sl: 'Pritožba zadrži izvršitev.', en: 'An appeal holds back the execution.' },
  doesNotSuspend: { sl: 'Pritožba ne zadrži izvršitve.', en: 'An appeal does not hold back the execution.' },
  whenFinal: { sl: 'Dovolilnica velja, dokler akt ni dokončen.', en: 'The permit holds until the act is final.' },

  toServe: { sl: 'Akt še ni oddan v vročanje.', en: 'The act has not been handed over for service.' },
  toServeForTerm: {
    sl: 'Vročite ga ali vpišite vročitev: rok stranke teče od vročitve, sporočilo po e-pošti ni vročitev.',
    en: 'Serve it, or enter how it was served: the party’s term runs from the service, and a mail is no service.',
  },
  toEnter: { sl: 'Ko se vrne vročilnica, vpišite izid.', en: 'Enter the result when the return slip comes back.' },
  waitsFiction: {
    sl: 'Če akt ne bo prevzet, velja vročitev za opravljeno {day}.',
    en: 'If the act is not collected, it counts as served on {day}.',
  },
  termRuns: { sl: 'Če pritožbe ne bo, bo akt dokončen {day}.', en: 'If there is no appeal, the act will be final on {day}.' },
  restoredTerm: {
    sl: 'Rok za pritožbo začne teči z vročitvijo sklepa o vrnitvi v prejšnje stanje.',
    en: 'The term of appeal begins with the service of the order that restored it.',
  },
  courtRuns: { sl: 'Rok za tožbo teče do {day}.', en: 'The term for a court action runs until {day}.' },

  toCollect: { sl: 'Čaka na elektronsko potrdilo o vročitvi.', en: 'Waits for the electronic receipt of its service.' },
  boxLine: { sl: 'Varni predal {address}: {state}', en: 'Secure box {address}: {state}' },
  boxProblem: { sl: 'Zadnji poskus {at}: {problem}', en: 'Last try {at}: {problem}' },

  attempts: { sl: 'Vročanje', en: 'Service' },
  noAttempt: { sl: 'O vročanju še ni vpisov.', en: 'Nothing has been entered about the service yet.' },
  handedOver: { sl: 'Oddano {day}, {name}', en: 'Handed over on {day}, {name}' },
  consignmentLine: { sl: 'Pošiljka {number}', en: 'Consignment {number}' },
  noticeLine: { sl: 'Obvestilo {day}', en: 'Notice on {day}' },
  servedLine: { sl: 'Vročeno {day}: {how}', en: 'Served on {day}: {how}' },
  willCountLine: { sl: 'Vročitev bo veljala {day}: {how}', en: 'Will count as served on {day}: {how}' },
  failedLine: { sl: 'Ni uspelo {day}: {why}', en: 'Failed on {day}: {why}' },
  withdrawnLine: { sl: 'Vpis umaknjen: {reason} ({name})', en: 'Entry taken back: {reason} ({name})' },

  service: { sl: 'Vročanje', en: 'Service' },
  serviceOf: { sl: 'Vročanje akta {number}', en: 'Service of the act {number}' },
  handOver: { sl: 'Oddaj v vročanje', en: 'Hand over for service' },
  handedOverOn: { sl: 'Oddan dne', en: 'Handed over on' },
  consignment: { sl: 'Številka pošiljke', en: 'Number of the consignment' },
  consignmentHint: {
    sl: 'Na primer RA123456785SI, ali oznaka v sistemu SI-CeV.',
    en: 'For instance RA123456785SI, or the mark in SI-CeV.',
  },
  servedNow: { sl: 'Že vročen dne', en: 'Served already on' },
  servedNowHint: {
    sl: 'Če je stranka akt že prevzela. Sicer pustite prazno in vpišite pozneje.',
    en: 'If the party has it already. Otherwise leave empty and enter it later.',
  },
  note: { sl: 'Opomba', en: 'Note' },
  handedOverDone: { sl: 'Vročanje je vpisano.', en: 'The service has been entered.' },
  enterResult: { sl: 'Vpiši izid', en: 'Enter the result' },
  result: { sl: 'Izid', en: 'Result' },
  noticeHint: {
    sl: 'Dan, ko je bilo obvestilo puščeno, poslano ali objavljeno. Akt velja za vročen po {days} dneh.',
    en: 'The day on which the notice was left, sent or posted up. The act counts as served after {days} days.',
  },
  resultDone: { sl: 'Izid je vpisan.', en: 'The result has been entered.' },
  withdraw: { sl: 'Umakni vpis', en: 'Take the entry back' },
  withdrawText: {
    sl: 'Vpis ostane v zgodovini, akt pa spet čaka na vročanje.',
    en: 'The entry stays in the history, and the act waits for service again.',
  },
  withdrawn: { sl: 'Vpis je umaknjen.', en: 'The entry has been taken back.' },

  settingsTitle: { sl: 'Vročanje in dokončnost', en: 'Service and finality' },
  settingsHow: {
    sl: 'Velja za akte, ki bodo izdani ali oddani v vročanje odslej. Podatke naj potrdi pravnik občine.',
    en: 'For acts issued or handed over from now on. Have the town’s lawyer confirm the values.',
  },
  fictionDays: { sl: 'Dni do fikcije vročitve', en: 'Days to the fiction of service' },
  fictionHint: {
    sl: 'Po obvestilu v nabiralniku, po elektronskem sporočilu ali po javnem naznanilu (ZUP, 86.a, 87. in 94. člen).',
    en: 'After a notice in the letter box, an electronic one or a public one (ZUP, art. 86.a, 87 and 94).',
  },
  courtDays: { sl: 'Dni za tožbo', en: 'Days for a court action' },
  courtHint: {
    sl: 'Po vročitvi odločitve o pritožbi. 0: tožba ni mogoča.',
    en: 'From the service of the decision on an appeal. 0: no action is possible.',
  },
  suspensionDays: { sl: 'Začasni odvzem: največ dni', en: 'Suspension: days at most' },
  suspensionHint: {
    sl: '221. člen ZUP: začasna odločba ima konec; po njem dovolilnica znova velja.',
    en: 'ZUP, art. 221: a provisional decision has an end, after which the permit holds again.',
  },
  eService: { sl: 'Akte vročaj v varne elektronske predale', en: 'Serve acts into secure boxes' },
  eServiceHint: {
    sl: 'Akt gre ob izdaji v predal naslovnika, če je pri zadevi vpisan. Če ga predal ne sprejme, čaka na vročanje na papirju (ZUP, 86. in 87. člen).',
    en: 'With its issue an act goes into the addressee’s box, where one is recorded in the matter. What the box does not take waits for service on paper (ZUP, art. 86 and 87).',
  },
  eServiceMissing: {
    sl: 'Ni mogoče vklopiti. Skrbnik strežnika naj nastavi: {names}.',
    en: 'Cannot be switched on. The administrator of the server has to set: {names}.',
  },
  boxesWait: {
    sl: 'V varnih predalih čaka: {waiting}, s težavami: {troubled}.',
    en: 'Waiting in secure boxes: {waiting}; with a problem: {troubled}.',
  },

  suspensiveKinds: { sl: 'Pritožba zadrži izvršitev', en: 'An appeal holds back the execution' },
  suspensiveHint: {
    sl: 'To pove pouk o pravnem sredstvu. Odvzem in začasni odvzem tedaj učinkujeta z dokončnostjo, sicer z vročitvijo.',
    en: 'The legal remedy says so. A revocation and a suspension then take effect when they are final, otherwise with their service.',
  },
  notSuspensiveBasis: { sl: 'Zakon, po katerem pritožba ne zadrži odvzema', en: 'Law by which an appeal does not hold back a revocation' },
  notSuspensiveHint: {
    sl: 'Stavek s členom zakona, ki se natisne v pouk. Brez njega morajo biti odvzem, začasni odvzem in ničnost zgoraj označeni (235. člen ZUP).',
    en: 'A sentence with the article of the law, printed in the remedy. Without it revocation, suspension and nullity must be ticked above (ZUP, art. 235).',
  },
  ordinaryKinds: { sl: 'Zadošča navadna pošta', en: 'Ordinary post is enough' },
  ordinaryHint: {
    sl: 'Samo za akte, od katerih ne teče rok. Drugi se vročajo osebno (ZUP, 87. člen).',
    en: 'Only for acts from which no term runs. Others are served in person (ZUP, art. 87).',
  },
})
