import { defineTexts } from '../../../platform/kit.ts'

export const texts = defineTexts({
  what: { sl: 'Zamenjujete dovolilnico', en: 'You are replacing the permit' },
  stays: {
    sl: 'Nova dovolilnica ima iste dneve veljavnosti. Prejšnja velja do izdaje nove; izgubo ali krajo nam sporočite takoj, da kartico blokiramo.',
    en: 'The new permit keeps the days of the old one. The old one is valid until the new one is issued; report a loss or theft at once so that we can block the card.',
  },
  why: { sl: 'Zakaj jo zamenjujete', en: 'Why you replace it' },
  reason: { sl: 'Razlog', en: 'Reason' },
  onePlate: { sl: 'Registrska oznaka novega vozila', en: 'Plate of the new vehicle' },
  insteadOf: { sl: 'Namesto {plate}', en: 'In the place of {plate}' },
  staysEmpty: { sl: 'Če polje pustite prazno, vozilo ostane nespremenjeno.', en: 'Leave empty to keep the vehicle.' },
  documents: { sl: 'Dokazila', en: 'Documents' },
  documentsHint: { sl: 'Pri novem vozilu priložite njegovo prometno dovoljenje.', en: 'With a new vehicle attach its registration.' },
  send: { sl: 'Oddaja', en: 'Sending' },
  impossible: {
    sl: 'Te dovolilnice ni mogoče zamenjati, ker je potekla, je odvzeta ali že zamenjana. Oddajte novo vlogo.',
    en: 'This permit cannot be replaced: it has expired, was revoked or was replaced already. Send a new application.',
  },
  apply: { sl: 'Nova vloga', en: 'New application' },
  submit: { sl: 'Oddaj vlogo za zamenjavo', en: 'Apply for the replacement' },
})
