import { defineTexts } from '../../../platform/kit.ts'

/** The texts of the application form's first groups; those of the later ones come with them (`sections/later-texts.ts`). */
export const texts = defineTexts({
  title: { sl: 'Vloga za parkirno dovolilnico', en: 'Parking permit application' },
  lead: {
    sl: 'Vlogo oddate brez prijave v približno petih minutah. Pripravite fotografije ali datoteke PDF z dokazili; seznam se prikaže pri izbrani vrsti dovolilnice.',
    en: 'It takes about five minutes, without signing in. Have pictures or PDFs of the documents ready; the kind of permit says which.',
  },
  who: { sl: 'Kdo ste', en: 'Who you are' },
  applicantType: { sl: 'Vlogo oddaja', en: 'The applicant is' },
  person: { sl: 'Fizična oseba', en: 'A person' },
  company: { sl: 'Pravna oseba ali s. p.', en: 'A company or sole trader' },
  userType: { sl: 'Vaš status na območju', en: 'Your status in the zone' },
  living: { sl: 'Prebivanje', en: 'Living here' },
  working: { sl: 'Delo', en: 'Working here' },
  visiting: { sl: 'Obisk in drugo', en: 'Visiting and other' },
  kind: { sl: 'Katero dovolilnico potrebujete', en: 'Which permit you need' },
  kindLegend: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  chooseWhoFirst: {
    sl: 'Najprej izberite, kdo ste; nato se prikažejo dovolilnice, ki so vam na voljo.',
    en: 'First choose who you are; then your permits are shown.',
  },
  noKinds: {
    sl: 'Za to vrsto uporabnika vloge ni mogoče oddati prek spleta. Obrnite se na občino.',
    en: 'This type of user cannot apply online. Please contact the municipality.',
  },
  needs: { sl: 'Potrebujete: {documents}', en: 'You need: {documents}' },
  needsNothing: { sl: 'Dokazila niso potrebna.', en: 'No documents are needed.' },
  forLonger: { sl: 'Za daljši čas', en: 'For longer' },
  forDays: { sl: 'Za krajši čas', en: 'For a shorter time' },
  free: { sl: 'Brezplačno', en: 'Free' },
  vehiclesHint: {
    sl: {
      one: 'Za to dovolilnico lahko vpišete eno vozilo.',
      two: 'Vpišete lahko do {count} vozili.',
      few: 'Vpišete lahko do {count} vozila.',
      other: 'Vpišete lahko do {count} vozil.',
    },
    en: { one: 'One vehicle can be entered for this permit.', other: 'Up to {count} vehicles can be entered.' },
  },
  loading: { sl: 'Obrazec se nalaga …', en: 'The form is loading …' },
  loadFailed: {
    sl: 'Vrst dovolilnic in cen trenutno ni mogoče naložiti. Poskusili bomo znova čez pol minute.',
    en: 'Kinds and prices cannot be loaded now. We try again in half a minute.',
  },
})
