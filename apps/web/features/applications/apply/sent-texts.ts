import { defineTexts } from '../../../platform/translate/message.ts'

/** What stands in place of the form once it is sent; a file of its own, because it comes while the form is filled in. */
export const texts = defineTexts({
  sentTitle: { sl: 'Vloga je oddana', en: 'The application has been sent' },
  sentNumber: { sl: 'Številka vaše vloge je', en: 'Its number is' },
  sentMail: {
    sl: 'Na {email} pošljemo povezavo do stanja vloge; odprite jo. Če ste oddali več vlog, pride povezava do naslednje, ko odprete prejšnjo.',
    en: 'We send a link to its status to {email}; open it. If you sent several applications, the next link comes when you open the one before.',
  },
  nextTitle: { sl: 'Kaj sledi', en: 'What happens next' },
  next1: {
    sl: 'Referent pregleda vlogo in dokazila. Če kaj manjka, vas pozove k dopolnitvi.',
    en: 'A clerk looks at the application and its documents and asks you if something is missing.',
  },
  next2: {
    sl: 'Po odobritvi plačljive dovolilnice prejmete znesek in rok za plačilo.',
    en: 'After approval you receive the amount and the deadline for payment where there is a fee.',
  },
  next3: {
    sl: 'Ko bo dovolilnica izdana, vas bomo obvestili in dostop bo omogočen.',
    en: 'When the permit is issued we notify you and you have access.',
  },
  another: { sl: 'Oddaj še eno vlogo', en: 'Send another application' },
  openStatus: { sl: 'Odpri stanje vloge', en: 'Open its status' },
})
