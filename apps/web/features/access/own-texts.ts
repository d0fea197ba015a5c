import { defineTexts } from '../../platform/translate/translate.ts'

/** What holders read of their passages. */
export const ownTexts = defineTexts({
  passages: { sl: 'Zadnji prehodi', en: 'Last passages' },
  none: {
    sl: {
      one: 'V zadnjem {count} dnevu ni prehodov.',
      two: 'V zadnjih {count} dneh ni prehodov.',
      few: 'V zadnjih {count} dneh ni prehodov.',
      other: 'V zadnjih {count} dneh ni prehodov.',
    },
    en: { one: 'No passages in the last {count} day.', other: 'No passages in the last {count} days.' },
  },
  more: { sl: 'Pokaži več prehodov', en: 'Show more passages' },
  notMe: { sl: 'Ta prehod ni moj', en: 'This passage is not mine' },
  notMeOf: { sl: 'Ta prehod ni moj: {instant}', en: 'This passage is not mine: {instant}' },
  mistake: { sl: 'To je napaka', en: 'This is a mistake' },
  mistakeOf: { sl: 'To je napaka: {instant}', en: 'This is a mistake: {instant}' },
  mistakeTitle: { sl: 'Je bila zavrnitev napaka?', en: 'Was the refusal a mistake?' },
  mistakeText: {
    sl: 'Občini sporočite, da bi se stebriček {instant} ({gate}) moral spustiti. Kraj, čas in razlog že pozna.',
    en: 'Tell the municipality that the bollard should have lowered on {instant} ({gate}). It knows the place, the time and the reason.',
  },
  reported: {
    sl: 'Prijavili ste {instant}. Občina še ni odgovorila.',
    en: 'You reported it on {instant}. The municipality has not answered yet.',
  },
  answered: { sl: 'Odgovor občine: {answer}', en: 'Answer of the municipality: {answer}' },
  reportTitle: { sl: 'Ta prehod ni bil vaš?', en: 'Was this passage not yours?' },
  reportText: {
    sl: 'Občini sporočite, da prehod {instant} ({gate}) ni vaš. Če ste izgubili kartico ali telefon, ju pri dovolilnici tudi blokirajte.',
    en: 'Tell the municipality that the passage of {instant} ({gate}) is not yours. If you have lost a card or phone, block it at the permit too.',
  },
  remark: { sl: 'Kaj veste o tem', en: 'What you know about it' },
  send: { sl: 'Sporoči občini', en: 'Tell the municipality' },
  sent: { sl: 'Sporočilo je poslano. Odgovor bo naveden ob prehodu.', en: 'Sent. The answer will stand beside the passage.' },
})
