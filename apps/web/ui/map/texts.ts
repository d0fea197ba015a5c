import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  map: { sl: 'Zemljevid starega mesta', en: 'Map of the old town' },
  loading: { sl: 'Zemljevid se nalaga …', en: 'The map is loading …' },
  tilesMissing: { sl: 'Podlage zemljevida ni mogoče naložiti v celoti.', en: 'Part of the base map could not be loaded.' },
  tilesRefused: { sl: 'Osvežite stran, da se pokaže nova podlaga zemljevida.', en: 'Reload the page to see the new base map.' },
  zoomIn: { sl: 'Približaj', en: 'Zoom in' },
  zoomOut: { sl: 'Oddalji', en: 'Zoom out' },
})
