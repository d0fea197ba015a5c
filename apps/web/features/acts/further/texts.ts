import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  more: { sl: 'Drugi akti', en: 'Other acts' },
  by: { sl: 'Podlaga: {articles}', en: 'Basis: {articles}' },
  issue: { sl: 'Izdaj akt', en: 'Issue the act' },
  issued: { sl: 'Akt je izdan in čaka na vročanje.', en: 'The act is issued and waits to be served.' },
  preview: { sl: 'Predogled (PDF)', en: 'Preview (PDF)' },
  about: { sl: 'O katerem aktu', en: 'About which act' },
  ground: { sl: 'Zakonski razlog', en: 'Ground of the law' },
  reason: { sl: 'Razlogi', en: 'Reasons' },
  awaits: { sl: 'Na kaj postopek čaka', en: 'What the procedure waits for' },
  awaitsHint: {
    sl: 'Natisne se v izreku, na primer: pravnomočna odločitev sodišča o lastništvu.',
    en: 'It is printed in the ruling, in Slovenian, for instance: pravnomočna odločitev sodišča o lastništvu.',
  },
  proposedOn: { sl: 'Stranka predlagala dne', en: 'Proposed by the party on' },
  proposedHint: { sl: 'Prazno: po uradni dolžnosti.', en: 'Empty: ex officio.' },
  learnedOn: { sl: 'Za razlog se je zvedelo dne', en: 'The ground became known on' },
  ends: { sl: 'Vloga bo zavržena; o njej se ne odloča vsebinsko.', en: 'The application will be dismissed and not decided on its merits.' },
  rests: {
    sl: 'Postopek bo prekinjen: noben rok ne teče in v njem ni mogoče odločati, dokler se s sklepom ne nadaljuje. Sklep o nadaljevanju izdajte, ko razlog preneha.',
    en: 'The procedure will rest: no term runs and nothing can be decided until an order resumes it. Issue the order of resumption when its ground ends.',
  },
  goes_on: {
    sl: 'Postopek se nadaljuje. Rok organa se podaljša za čas prekinitve, rok stranke začne teči znova od vročitve sklepa.',
    en: 'The procedure goes on. The authority’s term is longer by the time it rested; the party’s term begins anew with the service of the order.',
  },
  joins: {
    sl: 'Obe zadevi se vodita v enem postopku, o vsaki pa je odločeno s svojo odločbo. Sklep je izdan v obeh zadevah in vročen vsaki stranki.',
    en: 'Both matters go on in one procedure, and each is decided by its own decision. The order is issued in both matters and served on each party.',
  },
  parts: {
    sl: 'Zadevi se vodita vsaka zase. Sklep je izdan v obeh, če druga še ni odločena.',
    en: 'Each matter goes on by itself. The order is issued in both, unless the other one is decided.',
  },
  joinsWith: { sl: 'Številka druge vloge', en: 'Number of the other application' },
  joinsHint: {
    sl: 'Odprta vloga iste ali druge stranke, na primer V-2026-000123.',
    en: 'An open application of the same or another party, as V-2026-000123.',
  },
  joinedNow: { sl: 'Združeno v en postopek z vlogo:', en: 'Joined in one procedure with the application:' },
  reopens: {
    sl: 'Akt do nove odločbe ne učinkuje: vloga gre v obravnavo oziroma dovolilnica spet velja.',
    en: 'The act has no effect until a new decision: the application is in review, or the permit in force again.',
  },
  upholds: { sl: 'Prejšnja odločba ostane v veljavi in spet učinkuje.', en: 'The earlier decision stays in force and has effect again.' },
  voids: {
    sl: 'Akta ni več: vloga gre v obravnavo oziroma dovolilnica spet velja.',
    en: 'The act is gone: the application is in review, or the permit in force again.',
  },
  stays: { sl: 'Dovolilnica velja, dokler odločba ni dokončna.', en: 'The permit holds until the decision is final.' },
  stays_no_more: { sl: 'Odločba od naslednjega dne spet učinkuje.', en: 'The decision has effect again from the next day.' },
  takes: { sl: 'Dovolilnica preneha veljati, ko bo odločba dokončna.', en: 'The permit ends when this decision is final.' },
  certifies: {
    sl: 'Akt ostane, kakršen je; izda se potrdilo, da je dokončen.',
    en: 'The act stays as it is; a paper certifies that it is final.',
  },
  nothing: { sl: 'Zadeva ostane, kakor je.', en: 'The matter stays as it is.' },
  restsNow: {
    sl: 'Postopek je prekinjen. Noben rok ne teče in v njem ni mogoče odločati. Ko razlog preneha, izdajte sklep o nadaljevanju postopka.',
    en: 'The procedure is suspended. No term runs and nothing can be decided. When the ground has ended, issue the order that resumes it.',
  },
})
