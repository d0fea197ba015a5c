import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  loading: { sl: 'Dokument se nalaga …', en: 'The document is loading …' },
  notLoaded: {
    sl: 'Dokumenta ni bilo mogoče naložiti. Preverite povezavo in poskusite znova.',
    en: 'The document could not be loaded. Check the connection and try again.',
  },
  again: { sl: 'Poskusi znova', en: 'Try again' },
  download: { sl: 'Prenesi', en: 'Download' },
  pages: { sl: 'Strani dokumenta {name}', en: 'Pages of the document {name}' },
  page: { sl: 'Stran {page} od {pages}', en: 'Page {page} of {pages}' },
  thumbnails: { sl: 'Strani v malem', en: 'Small pages' },
  place: { sl: '{page} od {pages}', en: '{page} of {pages}' },
  previousPage: { sl: 'Prejšnja stran', en: 'Previous page' },
  nextPage: { sl: 'Naslednja stran', en: 'Next page' },
  zoomOut: { sl: 'Pomanjšaj', en: 'Zoom out' },
  rotate: { sl: 'Zavrti za četrt obrata', en: 'Turn by a quarter' },
  zoomIn: { sl: 'Povečaj', en: 'Zoom in' },
  noWords: { sl: 'Na tej strani je slika brez besedila.', en: 'This page is a picture without text.' },
  pageFailed: { sl: 'Te strani ni mogoče prikazati; prenesite dokument.', en: 'This page cannot be shown; download the document.' },
  notShown: { sl: 'Brskalnik te vrste datotek ne prikazuje', en: 'The browser cannot show this kind of file' },
  heicHow: {
    sl: 'Fotografijo v zapisu HEIC prenesite in jo odprite s programom za slike.',
    en: 'Download the HEIC photo and open it with a program for pictures.',
  },
  locked: { sl: 'Dokument je zaklenjen z geslom', en: 'The document is locked with a password' },
  lockedHow: {
    sl: 'Prenesite ga in odprite z geslom ali prosite za dokument brez gesla.',
    en: 'Download it and open it with the password, or ask for a document without one.',
  },
  damaged: { sl: 'Dokument je poškodovan ali pa ni to, za kar se izdaja', en: 'The document is damaged, or is not what it claims to be' },
  damagedHow: {
    sl: 'Prikazati ga ni mogoče. Ne odpirajte ga z drugim programom; prosite za nov dokument.',
    en: 'It cannot be shown. Do not open it with another program; ask for a new document.',
  },
  failed: { sl: 'Dokumenta tukaj ni mogoče prikazati', en: 'The document cannot be shown here' },
  failedHow: { sl: 'Prenesite ga in odprite s programom na svoji napravi.', en: 'Download it and open it with a program on your device.' },
})
