import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Izvozi podatkov', en: 'Data exports' },
  status: { sl: 'Stanje', en: 'Status' },
  format: { sl: 'Vrsta', en: 'Type' },
  own: { sl: 'Samo moji', en: 'Only mine' },
  download: { sl: 'Prenesi', en: 'Download' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  cancelled: { sl: 'Izvoz je preklican.', en: 'The export is cancelled.' },
  retry: { sl: 'Poskusi znova', en: 'Try again' },
  retried: { sl: 'Izvoz se pripravlja znova.', en: 'The export is being prepared again.' },
  remove: { sl: 'Izbriši', en: 'Delete' },
  removed: { sl: 'Izvoz je izbrisan.', en: 'The export is deleted.' },
  removeTitle: { sl: 'Izbris izvoza', en: 'Delete the export' },
  removeText: {
    sl: 'Datoteka {name} bo izbrisana. Seznam lahko izvozite znova.',
    en: '{name} will be deleted. The list can be exported again.',
  },
  none: { sl: 'Izvozov še ni', en: 'No exports yet' },
  noneHint: {
    sl: 'Odprite seznam, nastavite filtre in stolpce ter izberite gumb »Izvozi« nad seznamom. Datoteka je tu na voljo sedem dni.',
    en: 'Open a list, set its filters and columns and choose “Export” above it. The file is available here for seven days.',
  },
})
