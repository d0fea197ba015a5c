import { defineTexts } from '../../platform/kit.ts'

export const fiscalTexts = defineTexts({
  unverified: { sl: 'Računi brez EOR', en: 'Invoices without an EOR' },
  toInvoices: { sl: 'Odpri račune', en: 'Open the invoices' },
  sendAgain: { sl: 'Pošlji davčni upravi', en: 'Send to the tax authority' },
  sentAgain: { sl: 'Račun se pošilja davčni upravi.', en: 'The invoice is being sent to the tax authority.' },
  waiting: { sl: 'Račun čaka na EOR', en: 'The invoice waits for its EOR' },
  waitingText: {
    sl: 'Velja z oznako ZOI in se pošilja samodejno. Davčna uprava ga mora imeti najpozneje {day}.',
    en: 'It is valid with its ZOI and is sent by itself. The tax authority must have it by {day}.',
  },
  unreachable: { sl: 'Davčna uprava pri zadnjem pošiljanju ni odgovorila.', en: 'The tax authority did not answer the last time.' },
  untrusted: {
    sl: 'Zadnjega odgovora ni bilo mogoče potrditi kot odgovor davčne uprave, zato ni upoštevan. Če se ponavlja, obvestite vzdrževalca.',
    en: 'The last answer could not be verified as the tax authority’s, so it does not count. If this goes on, tell the maintainer.',
  },
  refused: { sl: 'Davčna uprava je račun zavrnila ({code})', en: 'The tax authority has refused the invoice ({code})' },
  unknownCode: {
    sl: 'Kode ni v objavljenem seznamu. Sporočite jo vzdrževalcu.',
    en: 'The code is not in the published table. Report it to the maintainer.',
  },
  dueText: { sl: 'Rok za potrditev je {day}.', en: 'It must be verified by {day}.' },
  testEnvironment: {
    sl: 'Preizkusno okolje davčne uprave: ti računi niso davčno potrjeni.',
    en: 'Test environment of the tax authority: these invoices are not fiscally verified.',
  },
  endsSoon: { sl: 'Digitalno potrdilo za davčno potrjevanje poteče {day}', en: 'The certificate for fiscal verification ends on {day}' },
  endsSoonText: {
    sl: 'Za novo zaprosite v eDavkih (DPR-PridobitevDP). Brez njega računov za gotovino in kartice ni mogoče potrditi.',
    en: 'Apply for a new one in eDavki (DPR-PridobitevDP). Without it invoices for cash and cards cannot be verified.',
  },
  foreign: {
    sl: 'Digitalno potrdilo ni izdano na davčno številko občine ({number})',
    en: 'The certificate is not issued for the tax number of the municipality ({number})',
  },
  foreignText: {
    sl: 'Davčna uprava bo račune zavračala. Preverite davčno številko v nastavitvah ali zamenjajte potrdilo.',
    en: 'The tax authority will refuse invoices. Check the tax number in the settings, or replace the certificate.',
  },
  pressing: {
    sl: {
      one: '{count} računu se rok za EOR izteče danes ali je že potekel',
      two: '{count} računoma se rok za EOR izteče danes ali je že potekel',
      few: '{count} računom se rok za EOR izteče danes ali je že potekel',
      other: '{count} računom se rok za EOR izteče danes ali je že potekel',
    },
    en: {
      one: 'The term of {count} invoice without an EOR ends today or has ended',
      other: 'The term of {count} invoices without an EOR ends today or has ended',
    },
  },
  pressingText: {
    sl: 'Preverite povezavo z davčno upravo (FISCAL_URL). Račune najdete s stanjem »Čaka na EOR« ali »FURS zavrnil«.',
    en: 'Check the link to the tax authority (FISCAL_URL). Find the invoices by the status “Waiting for the EOR” or “Refused by FURS”.',
  },
  refusedCount: {
    sl: {
      one: 'Davčna uprava je zavrnila {count} račun',
      two: 'Davčna uprava je zavrnila {count} računa',
      few: 'Davčna uprava je zavrnila {count} račune',
      other: 'Davčna uprava je zavrnila {count} računov',
    },
    en: { one: 'The tax authority has refused {count} invoice', other: 'The tax authority has refused {count} invoices' },
  },
  refusedText: { sl: 'Odprite račun: tam piše, zakaj in kaj storiti.', en: 'Open the invoice: it says why, and what to do.' },
  waitingCount: {
    sl: {
      one: '{count} račun čaka na EOR, rok je {day}',
      two: '{count} računa čakata na EOR, prvi rok je {day}',
      few: '{count} računi čakajo na EOR, prvi rok je {day}',
      other: '{count} računov čaka na EOR, prvi rok je {day}',
    },
    en: { one: '{count} invoice waits for its EOR until {day}', other: '{count} invoices wait for their EOR, the first until {day}' },
  },
  registration: { sl: 'Prijava davčni upravi', en: 'Registration with the tax authority' },
  registered: { sl: 'prijavljen {at}', en: 'registered {at}' },
  unregistered: { sl: 'Prostor davčni upravi še ni prijavljen', en: 'The premise is not registered with the tax authority yet' },
  unregisteredText: {
    sl: 'Brez prijave zavrne račune za gotovino in kartice.',
    en: 'Until it is, invoices for cash and cards are refused.',
  },
  register: { sl: 'Prijavi davčni upravi', en: 'Register with the tax authority' },
  registeredDone: { sl: 'Prostor je prijavljen davčni upravi.', en: 'The premise has been registered with the tax authority.' },
  registrationFailed: { sl: 'Prijava ni uspela: {why}', en: 'The registration failed: {why}' },
  noAnswer: {
    sl: 'davčna uprava ni odgovorila. Poskusite znova čez nekaj minut.',
    en: 'the tax authority did not answer. Try again in a few minutes.',
  },
  noTrust: {
    sl: 'odgovora ni bilo mogoče potrditi kot odgovor davčne uprave. Preverite nastavitev FISCAL_CA.',
    en: 'the answer could not be verified as the tax authority’s. Check the setting FISCAL_CA.',
  },
})
