import { withWords } from '../../platform/translate/words.ts'

export const mailTexts = withWords({
  mails: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
  waiting: { sl: 'Čaka na pošiljanje', en: 'Waiting to be sent' },
  failed: { sl: 'Ni poslano', en: 'Not sent' },
  /** On the button that cannot be pressed. */
  tooOld: { sl: 'Čakajočih in starih ni mogoče poslati znova', en: 'Waiting and old mails cannot be sent again' },
  resendSelected: {
    sl: {
      one: 'Pošlji znova {count} sporočilo',
      two: 'Pošlji znova {count} sporočili',
      few: 'Pošlji znova {count} sporočila',
      other: 'Pošlji znova {count} sporočil',
    },
    en: { one: 'Send {count} mail again', other: 'Send {count} mails again' },
  },
  resending: {
    sl: {
      one: '{count} sporočilo čaka na ponovno pošiljanje.',
      two: '{count} sporočili čakata na ponovno pošiljanje.',
      few: '{count} sporočila čakajo na ponovno pošiljanje.',
      other: '{count} sporočil čaka na ponovno pošiljanje.',
    },
    en: { one: '{count} mail waits to be sent again.', other: '{count} mails wait to be sent again.' },
  },
  none: { sl: 'Nobeno sporočilo ne čaka.', en: 'No mail is waiting.' },
  noneHint: {
    sl: 'Tu so sporočila, ki čakajo ali jih poštni strežnik ni sprejel. Poskušamo tri dni.',
    en: 'Mails that wait, or that the mail server did not take, stand here. They are tried for three days.',
  },
})
