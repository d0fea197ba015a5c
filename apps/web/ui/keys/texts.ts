import { defineTexts } from '../../platform/kit.ts'

/** The heading of the keys that act on every screen. */
export const everywhere = { sl: 'Povsod', en: 'Everywhere' }

/** The heading of the keys that open a screen. */
export const goTo = { sl: 'Na zaslon', en: 'Go to' }

export const texts = defineTexts({
  title: { sl: 'Tipke', en: 'Keyboard' },
  showKeys: { sl: 'pokaži tipke', en: 'show the keys' },
  holds: { sl: 'Deset sekund za razveljavitev', en: 'Ten seconds to undo' },
  holdsText: {
    sl: 'Odločitev o vlogi ali povezava plačila se pošlje čez deset sekund; do takrat jo lahko razveljavite. Velja v tem brskalniku.',
    en: 'A decision on an application or the match of a payment is sent after ten seconds; until then it can be undone. This is kept in this browser.',
  },
  single: { sl: 'Posamezne tipke', en: 'Single keys' },
  singleText: {
    sl: 'Ukazi na eno črko ali znak. V poljih, menijih in oknih ne delujejo nikoli. Velja za vas v tem brskalniku.',
    en: 'Commands by one letter or sign. They never act in fields, menus or dialogs. This is kept for you in this browser.',
  },
})
