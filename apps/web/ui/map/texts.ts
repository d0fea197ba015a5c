import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  map: { sl: 'Zemljevid starega mesta', en: 'Map of the old town' },
  zoomIn: { sl: 'Približaj', en: 'Zoom in' },
  zoomOut: { sl: 'Oddalji', en: 'Zoom out' },
})
