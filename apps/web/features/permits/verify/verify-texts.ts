import { defineTexts } from '../../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Preverjanje dovolilnice', en: 'Check of a permit' },
  hint: {
    sl: 'Prepišite številko in kodo z natisnjene dovolilnice ali odčitajte kodo QR.',
    en: 'Copy the number and the code from the printed permit, or scan its QR code.',
  },
  number: { sl: 'Številka dovolilnice', en: 'Permit number' },
  code: { sl: 'Koda', en: 'Code' },
  check: { sl: 'Preveri', en: 'Check' },
  checking: { sl: 'Preverjanje …', en: 'Checking …' },
  inForce: { sl: 'Dovolilnica je pristna in velja.', en: 'The permit is genuine and in force.' },
  notInForce: { sl: 'Dovolilnica je pristna, a danes ne velja.', en: 'The permit is genuine, but not in force today.' },
  notGenuine: {
    sl: 'Dovolilnica s to številko in kodo ne obstaja. Preverite vnos; če je pravilen, listina ni pristna.',
    en: 'There is no permit with this number and code. Check your entry; if it is right, the document is not genuine.',
  },
  compare: { sl: 'Primerjajte registrsko oznako z vozilom.', en: 'Compare the plate with the vehicle.' },
  status: { sl: 'Stanje', en: 'Status' },
  plates: { sl: 'Vozila', en: 'Vehicles' },
  today: { sl: 'Danes velja za', en: 'Today it holds for' },
  laterVehicles: { sl: 'Danes ne velja za', en: 'Not today, but later for' },
  none: { sl: 'nobeno vozilo', en: 'no vehicle' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  lot: { sl: 'Parkirišče', en: 'Parking lot' },
  outsideHours: {
    sl: 'Dovolilnica je pristna, vendar ob tej uri ne velja.',
    en: 'The permit is genuine, but it is not valid at this hour.',
  },
  hours: { sl: 'Ure', en: 'Hours' },
  wholeDay: { sl: 'ves dan', en: 'the whole day' },
  validity: { sl: 'Veljavnost', en: 'Validity' },
})
