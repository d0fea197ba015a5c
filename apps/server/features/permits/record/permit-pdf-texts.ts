import type { WrittenLocale } from '@dovolilnice/contract/locale'

/** The words on a permit's paper. */
export const permitPdfTexts = {
  sl: {
    title: 'Dovolilnica',
    number: 'Številka',
    kind: 'Vrsta',
    plate: 'Registrska oznaka',
    plates: 'Registrske oznake',
    lot: 'Parkirišče',
    zone: 'Območje',
    valid: 'Velja',
    until: 'do vključno',
    hours: 'Čas',
    wholeDay: 'vse dni v tednu, 24 ur na dan',
    holder: 'Imetnik',
    issued: 'Izdana',
    decision: 'Odločitev',
    notInForce: 'NI V VELJAVI',
    fold: 'Prepognite po črti in zgornji del postavite za vetrobransko steklo, da je viden od zunaj.',
    check: 'Preverjanje',
    qr: 'Koda QR vodi na preverjanje dovolilnice',
    conduct:
      'Dovolilnica velja samo za navedena vozila in območje. Ob izgubi ali kraji dovolilnice oziroma zamenjavi vozila obvestite občino.',
  },
  en: {
    title: 'Permit',
    number: 'Number',
    kind: 'Kind',
    plate: 'Plate',
    plates: 'Plates',
    lot: 'Parking lot',
    zone: 'Zone',
    valid: 'Valid',
    until: 'to and including',
    hours: 'Hours',
    wholeDay: 'every day, at any hour',
    holder: 'Holder',
    issued: 'Issued',
    decision: 'Decision (in Slovenian)',
    notInForce: 'NOT IN FORCE',
    fold: 'Fold along the line and put the upper part behind the windscreen, to be seen from outside.',
    check: 'Check it',
    qr: 'The QR code leads to the check of this permit',
    conduct:
      'Valid only for the vehicles and the lot named. Tell the municipality if the permit is lost or stolen, or the vehicle changes.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>
