import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  zones: { sl: 'Območja', en: 'Zones' },
  editZone: { sl: 'Uredi območje', en: 'Edit the zone' },
  nameHint: {
    sl: 'Novo ime dobijo tudi vsa parkirišča območja. Dovolilnice in stebrički ostanejo na njem.',
    en: 'All lots of the zone get the new name too. Permits and bollards stay with it.',
  },
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
  map: { sl: 'Zemljevid meje', en: 'Map of the outline' },
  mapHow: {
    sl: 'S pritiskom na zemljevid dodate oglišče, z vlečenjem ga premaknete. S tipkovnico: puščice premaknejo izbrano oglišče za meter (z dvigalko za deset), Delete ga odstrani; novo dodate med koordinatami. Druga območja so siva.',
    en: 'Press the map to add a corner, drag one to move it. By keyboard: arrows move the corner that has the focus by a metre (with Shift by ten), Delete removes it; a new one is added among the coordinates. Other zones are grey.',
  },
  corner: { sl: 'Oglišče {number}', en: 'Corner {number}' },
  corners: {
    sl: {
      one: 'Koordinate: {count} oglišče',
      two: 'Koordinate: {count} oglišči',
      few: 'Koordinate: {count} oglišča',
      other: 'Koordinate: {count} oglišč',
    },
    en: { one: 'Coordinates: {count} corner', other: 'Coordinates: {count} corners' },
  },
  latitude: { sl: 'Širina {number}. oglišča', en: 'Latitude of corner {number}' },
  longitude: { sl: 'Dolžina {number}. oglišča', en: 'Longitude of corner {number}' },
  addCorner: { sl: 'Dodaj oglišče', en: 'Add a corner' },
  removeCorner: { sl: 'Odstrani {number}. oglišče', en: 'Remove corner {number}' },
  overlaps: { sl: 'Meja sega tudi v območja: {zones}.', en: 'The outline reaches into the zones: {zones}.' },
  backdrop: { sl: 'Podlaga: slika ali GeoJSON', en: 'Backdrop: a picture or GeoJSON' },
  backdropOther: { sl: 'Datoteka ni slika niti GeoJSON.', en: 'The file is neither a picture nor GeoJSON.' },
  saved: { sl: 'Območje je shranjeno.', en: 'The zone is saved.' },
})
