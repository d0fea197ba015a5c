import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Upravna taksa', en: 'Administrative fee' },
  received: { sl: 'Prejeto', en: 'Received' },
  open: { sl: 'Odprto', en: 'Open' },
  due: { sl: 'Plačilo do', en: 'Due by' },
  reference: { sl: 'Sklic', en: 'Reference' },
  exemption: { sl: 'Oprostitev', en: 'Exemption' },
  paid: { sl: 'Plačana', en: 'Paid' },
  waits: { sl: 'Čaka plačilo', en: 'Awaits payment' },
  order: { sl: 'Plačilni nalog (PDF)', en: 'Payment order (PDF)' },
  call: { sl: 'Pozovi k plačilu', en: 'Call to pay' },
  callText: {
    sl: 'Izda se poziv kot akt s številko, ki ga vročite; rok 15 dni teče od vročitve. Vlagatelj dobi o njem obvestilo po e-pošti.',
    en: 'A call is issued as an act with a number, which you serve; the term of 15 days runs from the service. The applicant is told by e-mail.',
  },
  calledOn: { sl: 'Pozvan dne', en: 'Called on' },
  callNumber: { sl: 'Številka poziva', en: 'Number of the call' },
  called: { sl: 'Poziv je izdan in čaka na vročanje.', en: 'The call is issued and waits to be served.' },
  decide: { sl: 'Odloči o oprostitvi', en: 'Decide on an exemption' },
  decided: { sl: 'O oprostitvi je odločeno.', en: 'The exemption has been decided.' },
  how: {
    sl: 'Vlagatelj dobi sporočilo. Kdor je oproščen, takse ne plača; komur oprostitev ni priznana, dobi podatke za plačilo.',
    en: 'The applicant is told. Who is exempt pays nothing; who is not gets the payment details.',
  },
  ground: { sl: 'Razlog oprostitve', en: 'Ground of the exemption' },
  granted: { sl: 'Oprostitev je priznana', en: 'The exemption is granted' },
  refusalIsAct: {
    sl: 'Če oprostitev ni priznana, se izda sklep z obrazložitvijo in poukom; vročite ga stranki.',
    en: 'Where it is not granted, an order with reasons and remedy is issued: serve it on the party.',
  },
  reason: { sl: 'Dokazilo ali obrazložitev', en: 'Proof or explanation' },
})
