import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  title: { sl: 'Plačilo s kartico', en: 'Card payment' },
  trial: {
    sl: 'Preizkus: nobena kartica ni bila bremenjena in plačila v resnici ni.',
    en: 'Trial: no card was charged, and nothing was really paid.',
  },
  amount: { sl: 'Znesek', en: 'Amount' },
  what: { sl: 'Za kaj', en: 'For what' },
  administrativeFee: { sl: 'Upravna taksa', en: 'Administrative fee' },
  open: { sl: 'Plačilo še ni potrjeno', en: 'The payment is not confirmed yet' },
  openHint: {
    sl: 'Čakamo na potrditev ponudnika plačil, navadno nekaj sekund. Stran lahko zaprete: vloga se posodobi samodejno. Če plačila niste dokončali, ga nadaljujte pri vlogi.',
    en: 'We wait for the payment provider, usually a few seconds. You may close the page: the application is updated automatically. If you did not finish the payment, go on with it at the application.',
  },
  paid: { sl: 'Plačano', en: 'Paid' },
  paidHint: { sl: 'Ponudnik plačil je plačilo potrdil.', en: 'The payment provider has confirmed the payment.' },
  left: {
    sl: 'Plačali ste {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much, because the application was paid meanwhile or is no longer open. The municipality will pay it back to you.',
  },
  feeLeft: {
    sl: 'Plačali ste {amount} preveč, ker je bila upravna taksa medtem plačana ali je ni več treba plačati. Znesek vam bo občina vrnila.',
    en: 'You paid {amount} too much, because the administrative fee was paid meanwhile or is not to be paid any more. The municipality will pay it back to you.',
  },
  declined: { sl: 'Plačilo ni uspelo', en: 'The payment did not succeed' },
  declinedHint: {
    sl: 'Pri vlogi lahko poskusite znova ali z drugo kartico.',
    en: 'At the application you can try again, or with another card.',
  },
  cancelled: { sl: 'Plačilo je bilo prekinjeno', en: 'The payment was cancelled' },
  expired: { sl: 'Čas za plačilo je potekel', en: 'The time to pay is over' },
  beginAgain: { sl: 'Pri vlogi ga lahko začnete znova.', en: 'You can begin again at the application.' },
  mismatch: { sl: 'Občina plačilo preverja', en: 'The municipality checks the payment' },
  mismatchHint: {
    sl: 'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. S kartico ne plačujte znova.',
    en: 'The payment provider reported another amount than the one ordered. Do not pay by card again.',
  },
  toApplication: { sl: 'Odpri stanje vloge', en: 'To the application' },
  unknown: { sl: 'Plačila ni mogoče najti', en: 'The payment was not found' },
  unknownHint: {
    sl: 'Povezava ni popolna. Stanje plačila je navedeno pri vaši vlogi.',
    en: 'The link is not complete. Your application says what became of the payment.',
  },
  fee: { sl: 'upravna taksa', en: 'administrative fee' },
  attempts: { sl: 'Plačila s kartico na spletu', en: 'Card payments online' },
  test: { sl: 'preizkus, ni pravega denarja', en: 'trial, no real money' },
  transaction: { sl: 'Transakcija', en: 'Transaction' },
  atProvider: { sl: 'Pri ponudniku', en: 'At the provider' },
  seePayment: { sl: 'Pokaži plačilo', en: 'Show the payment' },
  leftOver: { sl: 'Preplačilo {amount}', en: 'Overpaid by {amount}' },
})
