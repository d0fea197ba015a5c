import { defineTexts } from '../../../platform/translate/message.ts'

/** What stands in place of the form once it is sent; a file of its own, because it comes while the form is filled in. */
export const texts = defineTexts({
  sentTitle: { sl: 'Vloga je oddana', en: 'The application has been sent' },
  sentNumber: { sl: 'Številka vaše vloge je', en: 'Its number is' },
  sentMail: {
    sl: 'Na {email} smo poslali povezavo do stanja vloge. Če ste oddali več vlog, boste naslednjo povezavo prejeli, ko odprete prejšnjo.',
    en: 'We have sent a link to its status to {email}. If you sent several applications, you receive the next link when you open the one before.',
  },
  nextTitle: { sl: 'Kaj sledi', en: 'What happens next' },
  next1: {
    sl: 'Občina bo pregledala vlogo in vas po potrebi pozvala k dopolnitvi.',
    en: 'The municipality will check the application and ask you if something is missing.',
  },
  next2: {
    sl: 'Po odobritvi plačljive dovolilnice boste prejeli znesek in rok za plačilo.',
    en: 'After approval you will receive the amount and the deadline for payment where there is a fee.',
  },
  next3: {
    sl: 'Ko bo dovolilnica izdana, vas bomo obvestili in dostop vam bo omogočen.',
    en: 'When the permit is issued we notify you and you have access.',
  },
  another: { sl: 'Oddaj še eno vlogo', en: 'Send another application' },
  openStatus: { sl: 'Odpri stanje vloge', en: 'Open its status' },
})
