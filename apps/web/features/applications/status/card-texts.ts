import { defineTexts } from '../../../platform/translate/message.ts'

/** The texts of paying by card, as the applicant sees them. */
export const texts = defineTexts({
  title: { sl: 'Plačilo s kartico', en: 'Paying by card' },
  feeTitle: { sl: 'Plačilo upravne takse s kartico', en: 'Paying the administrative fee by card' },
  hint: {
    sl: 'Kartico vpišete na strani ponudnika plačil. Občina podatkov kartice ne vidi. Plačilo je potrjeno takoj.',
    en: 'You enter the card on the page of the payment provider. The municipality does not see it. The payment is confirmed at once.',
  },
  pay: { sl: 'Plačaj s kartico', en: 'Pay by card' },
  goOn: { sl: 'Nadaljuj plačilo s kartico', en: 'Go on paying by card' },
  trial: {
    sl: 'Preizkus: nobena kartica ne bo bremenjena in plačila v resnici ni.',
    en: 'Trial: no card will be charged, and nothing is really paid.',
  },
  open: {
    sl: 'Plačilo s kartico je v teku. Če ste ga pravkar končali, bo v kratkem potrjeno. Sicer ga nadaljujte.',
    en: 'A card payment is under way. If you have just finished it, it will soon be confirmed. Otherwise go on with it.',
  },
  paid: { sl: 'Plačilo s kartico smo prejeli.', en: 'The card payment has been received.' },
  declined: { sl: 'Plačilo s kartico ni uspelo.', en: 'The card payment did not succeed.' },
  again: { sl: 'Poskusite znova ali z drugo kartico.', en: 'Try again, or with another card.' },
  ended: { sl: 'Plačilo s kartico ni bilo dokončano.', en: 'The card payment was not finished.' },
  mismatch: {
    sl: 'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. Občina to preverja, zato s kartico ne plačujte znova.',
    en: 'The payment provider reported another amount than the one ordered. The municipality is looking into it, so do not pay by card again.',
  },
  feeLeft: {
    sl: 'S kartico ste plačali {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much by card, because the administrative fee was paid meanwhile or is not to be paid any more. The municipality will pay it back to you.',
  },
  left: {
    sl: 'S kartico ste plačali {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much by card, because the application was paid meanwhile or is no longer open. The municipality will pay it back to you.',
  },
})
