import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  search: { sl: 'Iskanje povsod', en: 'Search everywhere' },
  toSearch: { sl: 'v iskanje', en: 'to the search' },
  toCommands: { sl: 'zasloni, zapisi in ukazi', en: 'screens, records and commands' },
  foundCommands: { sl: 'Na tem zaslonu', en: 'On this screen' },
  foundScreens: { sl: 'Zasloni', en: 'Screens' },
  searchWhat: {
    sl: 'Išči povsod: ime, naslov, registrska oznaka, številka, sklic …',
    en: 'Search everywhere: name, address, plate, number, reference …',
  },
  searchResults: { sl: 'Zadetki iskanja', en: 'Search results' },
  nothingFound: { sl: 'Ni zadetkov.', en: 'Nothing found.' },
  similar: { sl: 'podobno zapisano', en: 'written alike' },
  allFound: { sl: 'Vsi zadetki na seznamu', en: 'All results in the list' },
  allFoundHow: { sl: 'Iskanje po vseh zapisih ne glede na filtre', en: 'Searches all of them, without the list’s filters' },
  closeSearch: { sl: 'Zapri iskanje', en: 'Close search' },
})
