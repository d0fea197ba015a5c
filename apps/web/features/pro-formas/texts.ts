import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Predračun', en: 'Pro-forma' },
  none: {
    sl: 'Predračuna ni: občina ob odobritvi še ni imela vpisanega računa za plačila.',
    en: 'There is none: the municipality had not entered its account when the application was approved.',
  },
  about: { sl: '{amount} · rok {due} · {reference}', en: '{amount} · due {due} · {reference}' },
  open: { sl: 'Odpri predračun {number}', en: 'Open the pro-forma {number}' },
  make: { sl: 'Izdelaj predračun', en: 'Make a pro-forma' },
  remake: { sl: 'Izdelaj nov predračun', en: 'Make a new pro-forma' },
  remakeTitle: { sl: 'Izdelam nov predračun?', en: 'Make a new pro-forma?' },
  remakeText: {
    sl: 'Predračun {number} bo preklican, vlagatelj pa dobi novega po e-pošti. Sklic ostane isti.',
    en: 'The pro-forma {number} is cancelled, and the applicant gets the new one by e-mail. The reference stays the same.',
  },
  made: { sl: 'Predračun je izdelan.', en: 'The pro-forma has been made.' },
})
