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
    sl: 'Rok za plačilo bo 15 dni od danes. Vlagatelj dobi poziv po e-pošti; brez nje mu natisnite plačilni nalog.',
    en: 'The fee will be due in 15 days from today. The applicant gets the call by e-mail; without it print the payment order.',
  },
  calledOn: { sl: 'Pozvan dne', en: 'Called on' },
  called: { sl: 'Vlagatelj je pozvan k plačilu.', en: 'The applicant is called to pay.' },
  decide: { sl: 'Odloči o oprostitvi', en: 'Decide on an exemption' },
  decided: { sl: 'O oprostitvi je odločeno.', en: 'The exemption has been decided.' },
  how: {
    sl: 'Vlagatelj dobi sporočilo. Kdor je oproščen, takse ne plača; komur oprostitev ni priznana, dobi podatke za plačilo.',
    en: 'The applicant is told. Who is exempt pays nothing; who is not gets the payment details.',
  },
  ground: { sl: 'Razlog oprostitve', en: 'Ground of the exemption' },
  granted: { sl: 'Oprostitev je priznana', en: 'The exemption is granted' },
  reason: { sl: 'Dokazilo ali obrazložitev', en: 'Proof or explanation' },
})
