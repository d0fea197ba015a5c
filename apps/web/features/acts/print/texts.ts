import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  print: { sl: 'Natisni z naslovi', en: 'Print with addresses' },
  printHow: {
    sl: {
      one: 'Pripravljena bo ena datoteka PDF z {count} aktom. Shranjeni akti ostanejo nespremenjeni.',
      two: 'Pripravljena bo ena datoteka PDF z {count} aktoma. Shranjeni akti ostanejo nespremenjeni.',
      few: 'Pripravljena bo ena datoteka PDF s {count} akti. Shranjeni akti ostanejo nespremenjeni.',
      other: 'Pripravljena bo ena datoteka PDF s {count} akti. Shranjeni akti ostanejo nespremenjeni.',
    },
    en: {
      one: 'One PDF with {count} act is made. The stored acts stay as they are.',
      other: 'One PDF with {count} acts is made. The stored acts stay as they are.',
    },
  },
  envelope: { sl: 'Ovojnica', en: 'Envelope' },
  windowTitle: { sl: 'Okence ovojnice', en: 'Window of the envelope' },
  windowHow: {
    sl: 'Kje na listu A4 stoji naslov: na naslovnih listih, na predložitvah pritožb in na odgovorih posameznikom. Mere so v milimetrih. Ovojnice C5 in DL imajo levo okence 25 mm z leve in 50 mm od zgoraj, desno pa 115 mm z leve.',
    en: 'Where the address stands on an A4 sheet: on address sheets, on letters that send appeals on and on answers to people. In millimetres. Envelopes C5 and DL have a left window 25 mm from the left and 50 mm from above; a right one is 115 mm from the left.',
  },
  windowLeft: { sl: 'Odmik z leve (mm)', en: 'From the left (mm)' },
  windowTop: { sl: 'Odmik od zgoraj (mm)', en: 'From above (mm)' },
  windowWidth: { sl: 'Širina (mm)', en: 'Width (mm)' },
  windowHeight: { sl: 'Višina (mm)', en: 'Height (mm)' },
  previewWindow: { sl: 'Poskusni list (PDF)', en: 'Sheet to try (PDF)' },
  savedWindow: { sl: 'Okence je shranjeno.', en: 'The window is saved.' },
  duplex: { sl: 'Obojestranski tisk', en: 'Both sides are printed' },
  duplexHint: { sl: 'Vsak naslov in vsak akt se začne na novem listu.', en: 'Each address and each act begins on a new sheet.' },
  consignments: { sl: 'Seznam pošiljk (CSV)', en: 'List of consignments (CSV)' },
  pack: { sl: 'Izvozi paket (ZIP)', en: 'Export package (ZIP)' },
  handOver: { sl: 'Vpiši oddajo v vročanje', en: 'Record the handing over' },
  handOverHow: {
    sl: {
      one: 'Oddaja v vročanje bo vpisana pri {count} aktu.',
      two: 'Oddaja v vročanje bo vpisana pri {count} aktih.',
      few: 'Oddaja v vročanje bo vpisana pri {count} aktih.',
      other: 'Oddaja v vročanje bo vpisana pri {count} aktih.',
    },
    en: { one: 'The handing over is recorded for {count} act.', other: 'The handing over is recorded for {count} acts.' },
  },
  manner: { sl: 'Način vročitve', en: 'Manner of service' },
  handedOverOn: { sl: 'Oddano dne', en: 'Handed over on' },
  handedOver: { sl: 'Oddaja v vročanje je vpisana.', en: 'The handing over has been recorded.' },
})
