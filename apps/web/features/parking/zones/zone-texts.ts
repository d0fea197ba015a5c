import { defineTexts } from '../../../platform/translate/message.ts'

export const texts = defineTexts({
  zones: { sl: 'Območja', en: 'Zones' },
  editZone: { sl: 'Uredi območje', en: 'Edit the zone' },
  name: { sl: 'Ime', en: 'Name' },
  nameHint: {
    sl: 'Novo ime dobijo tudi vsa parkirišča območja. Dovolilnice in stebrički ostanejo na njem.',
    en: 'All lots of the zone get the new name too. Permits and bollards stay with it.',
  },
  lots: { sl: 'Parkirišča', en: 'Parking lots' },
  outline: { sl: 'Meja', en: 'Outline' },
  hasOutline: { sl: 'vnesena', en: 'entered' },
  noOutline: { sl: 'ni vnesena', en: 'not entered' },
  outlineLabel: { sl: 'Meja območja (GeoJSON)', en: 'Outline of the zone (GeoJSON)' },
  outlineHint: {
    sl: 'Izberite datoteko ali prilepite njeno vsebino: mnogokotnik v WGS 84, najprej dolžina, potem širina. Meja je javna v odprtih podatkih; brez nje je objavljena le točka.',
    en: 'Choose a file or paste what is in it: a polygon in WGS 84, longitude before latitude. The outline is public as open data; without it only a point is published.',
  },
  chooseFile: { sl: 'Izberi datoteko', en: 'Choose a file' },
  fileTooLarge: {
    sl: 'Datoteka je prevelika. Meja ima največ 1500 točk; poenostavite jo.',
    en: 'The file is too large. An outline has at most 1500 points; simplify it.',
  },
  save: { sl: 'Shrani', en: 'Save' },
  saved: { sl: 'Območje je shranjeno.', en: 'The zone is saved.' },
})
