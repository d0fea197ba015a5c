import { defineTexts } from '../../../platform/kit.ts'

export const texts = defineTexts({
  note: { sl: 'Pojasnilo', en: 'Explanation' },
  title: { sl: 'Seznanitev z ugotovitvami', en: 'What was found out' },
  findings: { sl: 'Ugotovitve pred odločitvijo', en: 'Findings before the decision' },
  noLink: {
    sl: 'Odprite povezavo iz sporočila, s katerim smo vas seznanili z ugotovitvami. Preverite, ali ste jo prekopirali v celoti.',
    en: 'Open the link from the message that told you what was found out. Check that the whole link was copied.',
  },
  notFound: {
    sl: 'Seznanitve s tem naslovom ni. Odprite povezavo iz sporočila in preverite, ali ste jo prekopirali v celoti.',
    en: 'There is no notice at this address. Open the link from the message and check that the whole link was copied.',
  },
  status: { sl: 'Preveri stanje vloge', en: 'Check your application' },
  about: { sl: 'Pred odločitvijo v zadevi {number} smo ugotovili:', en: 'Before we decide in the matter {number}, this was found out:' },
  until: {
    sl: 'O tem se lahko izjavite do {day}. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.',
    en: 'You can answer by {day}. A later answer will be considered too, while nothing is decided.',
  },
  fromService: {
    sl: 'O tem se lahko izjavite v {days} od vročitve seznanitve. Izjavo bomo upoštevali tudi pozneje, če še ne bo odločeno.',
    en: 'You can answer within {days} of the service of the notice. A later answer will be considered too, while nothing is decided.',
  },
  answer: { sl: 'Vaša izjava', en: 'Your answer' },
  files: { sl: 'Dokazila', en: 'Documents' },
  send: { sl: 'Oddaj izjavo', en: 'Send the answer' },
  sent: { sl: 'Izjava je oddana.', en: 'The answer has been sent.' },
  answered: { sl: 'Vaša izjava, {at}:', en: 'Your answer, {at}:' },
  next: {
    sl: 'Izjava je del zadeve in jo bomo upoštevali pri odločitvi. O odločitvi vas bomo obvestili po e-pošti.',
    en: 'Your answer is part of the matter and counts in the decision. We will tell you of the decision by e-mail.',
  },
  over: { sl: 'V zadevi je že odločeno, zato izjava ni več mogoča.', en: 'The matter has been decided; no answer can be given any more.' },
  takenBackOn: {
    sl: 'Poziv k izjavi smo {day} umaknili, zato vam nanj ni treba odgovoriti. Zapisali smo:',
    en: 'We withdrew the call to answer on {day}; you need not answer it. We noted:',
  },
  paper: { sl: 'Prenesi seznanitev (PDF)', en: 'Download the notice (PDF, in Slovenian)' },

  call: { sl: 'Seznani stranko z ugotovitvami', en: 'Tell the party what was found out' },
  callText: {
    sl: 'Stranki se izda seznanitev z ugotovitvami in poziv k izjavi; na e-pošto prejme povezavo za odgovor.',
    en: 'The party gets a notice with the findings and a call to answer, and by e-mail a link to answer by.',
  },
  facts: { sl: 'Ugotovitve', en: 'Findings' },
  factsHint: {
    sl: 'Kaj je bilo ugotovljeno in s čim. Pišite v slovenščini in o stranki v tretji osebi.',
    en: 'What was found out, and by what. Write in Slovenian, of the party in the third person.',
  },
  due: { sl: 'Rok za izjavo', en: 'Term to answer' },
  dueHint: {
    sl: 'Če dneva ne vnesete, velja običajni rok občine (v dneh: {days}).',
    en: 'Without a day the municipality’s usual term holds (in days: {days}).',
  },
  called: { sl: 'Seznanitev je izdana.', en: 'The notice has been issued.' },
  waits: { sl: 'čaka na izjavo do {day}', en: 'waits for an answer until {day}' },
  ofParty: { sl: 'Izjava stranke, {at}: {answer}', en: 'Answer of the party, {at}: {answer}' },
  byProtocol: { sl: 'Izjava na zapisnik, {at}: {answer}', en: 'Answer recorded by a clerk, {at}: {answer}' },
  record: { sl: 'Vnesi izjavo', en: 'Record the answer' },
  recordHint: {
    sl: 'Vpišite, kar je stranka povedala na zapisnik ali poslala na papirju.',
    en: 'Enter what the party said at the office or sent on paper.',
  },
  closeHearing: { sl: 'Umakni poziv', en: 'Take the call back' },
  closeHearingText: {
    sl: 'O umiku se naredi uradni zaznamek z razlogom. Stranka z e-poštnim naslovom o tem prejme sporočilo; drugim zaznamek pošljite na papirju. Zadeva je nato prosta za akt, ki umik poziva navede.',
    en: 'An official note with the reason is made. A party with an e-mail address is told; send the others the note on paper. The matter is then free for its act, which mentions it.',
  },
  closeHearingReason: { sl: 'Zakaj poziv ni več potreben', en: 'Why the call is no longer needed' },
  hearingClosed: { sl: 'Poziv je umaknjen.', en: 'The call has been taken back.' },
  hearingTakenBack: { sl: 'poziv umaknjen {day}: {reason}', en: 'call taken back on {day}: {reason}' },
  recorded: { sl: 'Izjava je vnesena.', en: 'The answer has been recorded.' },

  heard: { sl: 'Ali je bila stranka seznanjena z ugotovitvami?', en: 'Was the party told what was found out?' },
  heardHint: {
    sl: 'Odgovor se navede v obrazložitvi odločbe (9. in 146. člen ZUP).',
    en: 'The answer stands in the reasons of the decision (ZUP, art. 9 and 146).',
  },
  act: { sl: 'Da, z izdano seznanitvijo', en: 'Yes, by the notice that was issued' },
  own_data: { sl: 'Ni bilo treba: dejstva je navedla stranka sama', en: 'Not needed: the facts come from the party itself' },
  danger: { sl: 'Ni bilo mogoče: odlašanje bi bilo nevarno', en: 'Not possible: delay would be dangerous' },
  urgent: {
    sl: 'Ne: nujni ukrepi v javnem interesu, tudi pred iztekom roka',
    en: 'No: urgent measures in the public interest, also before the end of a term',
  },
  other: { sl: 'Ne, iz drugega razloga', en: 'No, for another reason' },
  atOnce: { sl: 'Takojšnji učinek: člen zakona in utemeljitev', en: 'Effect at once: the article of the law, and reasons' },
  atOnceHint: {
    sl: 'Prazno: odločba učinkuje, ko je dokončna, do takrat dovolilnica velja. Kar vpišete, se natisne v pouku o pravnem sredstvu.',
    en: 'Empty: the decision takes effect when it is final, and the permit holds until then. What you enter is printed in the legal remedy.',
  },
  noteHint: {
    sl: 'Obvezno pri nevarnosti, nujnih ukrepih in drugem razlogu: navedite dejstva.',
    en: 'Required for danger, urgent measures and another reason: give the facts.',
  },
})
