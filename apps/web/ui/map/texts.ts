import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  map: { sl: 'Zemljevid starega mesta', en: 'Map of the old town' },
  loading: { sl: 'Zemljevid se nalaga …', en: 'The map is loading …' },
  tilesMissing: { sl: 'Podlage zemljevida ni mogoče naložiti v celoti.', en: 'The base of the map cannot be loaded as a whole.' },
  zoomIn: { sl: 'Približaj', en: 'Zoom in' },
  zoomOut: { sl: 'Oddalji', en: 'Zoom out' },
})
