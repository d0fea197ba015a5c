import { withWords } from '../../platform/translate/words.ts'

export const texts = withWords({
  title: { sl: 'Izvozi podatkov', en: 'Data exports' },
  format: { sl: 'Vrsta', en: 'Type' },
  own: { sl: 'Samo moji', en: 'Only mine' },
  download: { sl: 'Prenesi', en: 'Download' },
  cancelled: { sl: 'Izvoz je preklican.', en: 'The export is cancelled.' },
  retried: { sl: 'Izvoz se pripravlja znova.', en: 'The export is being prepared again.' },
  remove: { sl: 'Izbriši', en: 'Delete' },
  removed: { sl: 'Izvoz je izbrisan.', en: 'The export is deleted.' },
  removeTitle: { sl: 'Izbris izvoza', en: 'Delete the export' },
  removeText: {
    sl: 'Datoteka {name} bo izbrisana. Seznam lahko izvozite znova.',
    en: '{name} will be deleted. The list can be exported again.',
  },
  schedule: { sl: 'Ponavljaj vsak mesec', en: 'Repeat every month' },
  scheduleHint: {
    sl: 'Seznam {name} bo vsak mesec izvožen z istimi filtri, stolpci in vrstnim redom, dokler izvoza ne ustavite. Vsakič se preveri, ali seznam še smete videti.',
    en: 'The list of {name} will be exported every month with the same filters, columns and order until you stop it. Each time it is checked that you may still see the list.',
  },
  scheduled: { sl: 'Mesečni izvoz je nastavljen.', en: 'The monthly export is set up.' },
  schedules: { sl: 'Mesečni izvozi', en: 'Monthly exports' },
  noSchedules: { sl: 'Mesečnih izvozov ni', en: 'No monthly exports' },
  noSchedulesHint: {
    sl: 'Pri pripravljenem izvozu izberite »Ponavljaj vsak mesec«.',
    en: 'Choose “Repeat every month” at an export that is ready.',
  },
  day: { sl: 'Dan v mesecu (1–28)', en: 'Day of the month (1–28)' },
  period: { sl: 'Zapisi', en: 'Records' },
  delivery: { sl: 'Dostava', en: 'Delivery' },
  address: { sl: 'E-poštni naslov prejemnika', en: 'E-mail address of the recipient' },
  addressHint: {
    sl: 'Naslov zaposlenega, ki sme videti ta seznam. Datoteko prenese, ko se prijavi.',
    en: 'The address of somebody on the staff who may see this list. They download the file after signing in.',
  },
  folder: { sl: 'Ime mape', en: 'Name of the folder' },
  folderHint: {
    sl: 'Mapa pod »exports« v podatkovni mapi strežnika; črke brez šumnikov, števke, vezaj.',
    en: 'A folder under “exports” in the data folder of the server; plain letters, digits, hyphens.',
  },
  save: { sl: 'Nastavi', en: 'Set up' },
  stopTitle: { sl: 'Ustavitev mesečnega izvoza', en: 'Stop the monthly export' },
  stopText: {
    sl: 'Izvoz se ne bo več ponavljal. Datoteke, ki so že narejene, ostanejo.',
    en: 'The export will not be repeated. Files that are made already stay.',
  },
  stopped: { sl: 'Mesečni izvoz je ustavljen.', en: 'The monthly export is stopped.' },
  none: { sl: 'Izvozov še ni', en: 'No exports yet' },
  noneHint: {
    sl: 'Odprite seznam, nastavite filtre in stolpce ter izberite gumb »Izvozi« nad seznamom. Datoteka je tu na voljo sedem dni.',
    en: 'Open a list, set its filters and columns and choose “Export” above it. The file is available here for seven days.',
  },
})
