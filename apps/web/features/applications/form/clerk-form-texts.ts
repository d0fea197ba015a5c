import { defineTexts } from '../../../platform/kit.ts'
import { texts } from './form-texts.ts'

/** What the form says to a clerk who fills it in for someone: about the applicant, in the third person. */
const own = defineTexts({
  title: { sl: 'Vnos vloge za parkirno dovolilnico', en: 'Entry of a parking permit application' },
  who: { sl: 'Kdo je vlagatelj', en: 'Who the applicant is' },
  userType: { sl: 'Status na območju', en: 'Status in the zone' },
  kind: { sl: 'Katero dovolilnico želi', en: 'Which permit they ask for' },
  chooseWhoFirst: {
    sl: 'Najprej izberite, kdo je vlagatelj; nato se pokažejo dovolilnice, ki so zanj na voljo.',
    en: 'First choose who the applicant is; then the permits available to them are shown.',
  },
  noKinds: {
    sl: 'Za to vrsto uporabnika ni na voljo nobena vrsta dovolilnice.',
    en: 'No kind of permit is available to this type of user.',
  },
  needs: { sl: 'Zahtevana dokazila: {documents}', en: 'Documents required: {documents}' },
  hoursHint: {
    sl: 'Izbrani čas velja za vsak dan. Zaračuna se vsaka začeta ura.',
    en: 'These hours apply every day. Each started hour is charged.',
  },
  emailHint: {
    sl: 'Sem se pošljejo potrdilo, povezava do stanja vloge in odločitev. Če naslova ni, dokumente natisnite in vročite.',
    en: 'The confirmation, the link to the status page and the decision go here. Without an address print the papers and serve them.',
  },
  phoneHint: {
    sl: 'Na primer 041 123 456. S klicem s te številke vlagatelj spusti stebriček, če dovolilnica to omogoča.',
    en: 'For instance 041 123 456. A call from it lowers the bollard where the permit allows it.',
  },
  addressInside: { sl: 'Naslov leži na območju {zone}.', en: 'The address lies in the zone {zone}.' },
  otherLot: {
    sl: 'Izbrano je parkirišče {lot} na območju {zone}. Ali vlagatelju dovolilnica tam pripada, presodite ob odločanju.',
    en: 'The chosen lot {lot} is in the zone {zone}. Whether the applicant is entitled to it is judged with the decision.',
  },
  addressOutside: {
    sl: 'Po seznamu občine ta naslov ne leži na nobenem območju dovolilnic. Ali vlagatelju dovolilnica pripada, presodite ob odločanju.',
    en: 'By the list of the municipality this address lies in no permit zone. Whether the applicant is entitled to a permit is judged with the decision.',
  },
  documentsHint: {
    sl: 'Skenirana dokazila: PDF, JPEG, PNG ali HEIC, posamezna datoteka do 10 MB, skupaj do 25 MB. Dokazila lahko dodate tudi pozneje.',
    en: 'Scanned documents: PDF, JPEG, PNG or HEIC, 10 MB each, 25 MB together. Documents may also be added later.',
  },
  send: { sl: 'Vnos', en: 'Entry' },
  remark: { sl: 'Opomba vlagatelja', en: 'Remark of the applicant' },
  consent: {
    sl: 'Vlagatelj je s podpisom potrdil, da je seznanjen z obvestilom o varstvu osebnih podatkov.',
    en: 'The applicant has signed that they took note of the data-protection notice.',
  },
  submit: { sl: 'Vnesi vlogo', en: 'Enter the application' },
  receivedOn: { sl: 'Prejeto dne', en: 'Received on' },
  receivedHint: {
    sl: 'Od tega dne tečejo roki; upošteva se cena, veljavna na ta dan.',
    en: 'Terms run from this day, and the price of this day applies.',
  },
  entered: { sl: 'Vloga je vnesena', en: 'The application has been entered' },
  enteredNumber: { sl: 'Številka vloge:', en: 'Its number:' },
  enteredMail: {
    sl: 'Potrdilo s povezavo do stanja vloge je poslano na {email}.',
    en: 'The confirmation with the link to its status goes to {email}.',
  },
  openApplication: { sl: 'Odpri vlogo', en: 'Open the application' },
  print: { sl: 'Natisni (PDF)', en: 'Print (PDF)' },
  enterAnother: { sl: 'Vnesi še eno vlogo', en: 'Enter another application' },
  forUser: { sl: 'Vloga bo zavedena pri uporabniku: {name}.', en: 'The application will be kept with the user {name}.' },
  renewing: {
    sl: 'Podaljšanje dovolilnice {number}. Podatki so prevzeti iz nje; preverite jih.',
    en: 'Renewal of the permit {number}. Its data has been taken over; please check it.',
  },
})

export const clerkTexts = { ...texts, ...own }
