import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  undo: { sl: 'Razveljavi', en: 'Undo' },
  secondsLeft: { sl: '({left} s)', en: '({left} s)' },
  undone: { sl: 'Razveljavljeno: nič ni bilo poslano.', en: 'Undone: nothing was sent.' },
  notSent: { sl: 'Še nič ni poslano.', en: 'Nothing is sent yet.' },
  sendNow: { sl: 'Pošlji zdaj', en: 'Send now' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  save: { sl: 'Shrani spremembe', en: 'Save changes' },
  reason: { sl: 'Razlog', en: 'Reason' },

  changedMeanwhile: { sl: 'Zapis se je medtem spremenil', en: 'This record has changed meanwhile' },
  savedMeanwhile: { sl: 'To je medtem shranil nekdo drug', en: 'Somebody else has saved this meanwhile' },
  savedMeanwhileText: {
    sl: 'Vaš vnos je ohranjen. Kaj je shranjeno zdaj, pogledate na tej strani v novem zavihku; šele nato shranite svoje.',
    en: 'What you have typed is still here. Look at what is saved now on this page in a new tab, and only then save yours.',
  },
  saveMine: { sl: 'Shrani moje', en: 'Save mine' },
  typedStays: { sl: 'Vaš vnos je ohranjen.', en: 'What you have typed is still here.' },
  theirsStay: {
    sl: 'V poljih, ki jih niste spreminjali, ostanejo nove vrednosti. Vaš vnos je ohranjen.',
    en: 'Fields that you did not touch keep their new values. What you have typed is still here.',
  },
  changedElsewhere: {
    sl: 'Podatki so se medtem spremenili. Kar ste vpisali tukaj, je ostalo; druga polja kažejo nove. Preverite jih in shranite znova.',
    en: 'The data have changed meanwhile. What you typed here is kept; the other fields show the new data. Check them and save again.',
  },
  look: { sl: 'Odpri zapis v novem zavihku', en: 'Open the record in a new tab' },
  proceed: { sl: 'Vseeno nadaljuj', en: 'Go on nevertheless' },
  takeOver: { sl: 'Prevzemi spremembe', en: 'Take the changes over' },
  bothChanged: {
    sl: 'Polje ste spremenili vi in nekdo drug; izberite vrednost',
    en: 'You and someone else changed this field: choose a value',
  },
  own: { sl: 'vaša vrednost: {value}', en: 'yours: {value}' },
  theirs: { sl: 'shranjena vrednost: {value}', en: 'theirs: {value}' },
  alsoChanged: { sl: 'To polje je medtem spremenil tudi nekdo drug: {value}', en: 'Someone else has changed this field too: {value}' },
})
