import type { StoredPayment } from './register.ts'

type Language = 'sl' | 'en'

const texts = {
  title: { sl: 'Plačilo s kartico', en: 'Card payment' },
  trial: {
    sl: 'Preizkus: to ni prava banka in nobena kartica ne bo bremenjena.',
    en: 'Trial: this is no real bank and no card will be charged.',
  },
  amount: { sl: 'Znesek', en: 'Amount' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  number: { sl: 'Številka kartice', en: 'Card number' },
  expiry: { sl: 'Velja do (MM/LL)', en: 'Valid until (MM/YY)' },
  code: { sl: 'Varnostna koda', en: 'Security code' },
  pay: { sl: 'Plačaj', en: 'Pay' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  wrong: {
    sl: 'Številka kartice ni prava. Preverite jo in poskusite znova.',
    en: 'The card number is not right. Check it and try again.',
  },
  cards: { sl: 'Preizkusne kartice', en: 'Trial cards' },
  paid: { sl: 'plačilo uspe', en: 'is paid' },
  funds: { sl: 'ni dovolj sredstev', en: 'not enough money' },
  expired: { sl: 'kartica je potekla', en: 'expired card' },
  secure: { sl: 'zahteva potrditev pri banki', en: 'asks for a confirmation with the bank' },
  confirmTitle: { sl: 'Potrditev pri vaši banki', en: 'Confirmation with your bank' },
  confirmText: { sl: 'Vaša banka sprašuje, ali ste to plačilo začeli vi.', en: 'Your bank asks whether you have begun this payment.' },
  confirm: { sl: 'Potrjujem plačilo', en: 'I confirm the payment' },
  refuse: { sl: 'Ne potrjujem', en: 'I do not confirm' },
  over: { sl: 'To plačilo je končano.', en: 'This payment is over.' },
  back: { sl: 'Nazaj na stran občine', en: 'Back to the municipality' },
} as const

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const amountOf = ({ amount, language }: StoredPayment): string =>
  new Intl.NumberFormat(language === 'sl' ? 'sl-SI' : 'en-IE', { style: 'currency', currency: 'EUR' }).format(amount / 100)

const style = `
  :root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1b1f24; background: #f3f5f7 }
  body { margin: 0 } main { max-width: 26rem; margin: 0 auto; padding: 1.25rem 1rem 2rem }
  .trial { margin: 0; padding: .6rem 1rem; background: #5c2d00; color: #fff; text-align: center; font-weight: 600 }
  h1 { font-size: 1.5rem; margin: .5rem 0 } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
  dt { color: #4a535d } dd { margin: 0; font-weight: 600; text-align: end } form { display: grid; gap: .9rem }
  label { display: grid; gap: .25rem } input { font: inherit; padding: .65rem .75rem; border: 1px solid #68727d; border-radius: .5rem }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem } .pair > * { min-width: 0 } .pair input { width: 100%; box-sizing: border-box }
  button, .back { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid #14538c; background: #14538c; color: #fff }
  button.plain { background: #fff; color: #14538c } :focus-visible { outline: 3px solid #b35900; outline-offset: 2px }
  .wrong { color: #a3120a; font-weight: 600 } .cards { margin-top: 1.5rem; font-size: .9375rem } .cards li { margin-block: .25rem }
  .back { display: inline-block; box-sizing: border-box; text-decoration: none }`

const page = (payment: StoredPayment, body: (t: (text: { sl: string; en: string }) => string) => string): string => {
  const language: Language = payment.language
  const t = (text: { sl: string; en: string }): string => escaped(text[language])
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(texts.title)}</title><style>${style}</style></head><body><p class="trial" role="note">${t(texts.trial)}</p><main><h1>${t(texts.title)}</h1>
<dl><dt>${t(texts.amount)}</dt><dd>${escaped(amountOf(payment))}</dd><dt>${t(texts.purpose)}</dt><dd>${escaped(payment.description)}</dd></dl>
${body(t)}</main></body></html>`
}

/** The page where the card is entered. */
export const cardPage = (payment: StoredPayment, isWrong = false): string =>
  page(
    payment,
    (t) => `<form method="post" action="/pay/${payment.id}" autocomplete="off">
${isWrong ? `<p class="wrong" role="alert" id="wrong">${t(texts.wrong)}</p>` : ''}
<label>${t(texts.number)}<input name="number" inputmode="numeric" required maxlength="23"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}></label>
<div class="pair"><label>${t(texts.expiry)}<input name="expiry" inputmode="numeric" required maxlength="5" pattern="[0-9]{2}/[0-9]{2}"></label>
<label>${t(texts.code)}<input name="code" inputmode="numeric" required maxlength="4" pattern="[0-9]{3,4}"></label></div>
<button name="step" value="pay">${t(texts.pay)} ${escaped(amountOf(payment))}</button>
<button class="plain" name="step" value="cancel" formnovalidate>${t(texts.cancel)}</button></form>
<section class="cards"><h2>${t(texts.cards)}</h2><ul><li>4111 1111 1111 1111: ${t(texts.paid)}</li><li>4000 0000 0000 0002: ${t(texts.funds)}</li>
<li>4000 0000 0000 0069: ${t(texts.expired)}</li><li>4000 0000 0000 3220: ${t(texts.secure)}</li></ul></section>`,
  )

/** The step at the payer's bank (3-D Secure). */
export const bankPage = (payment: StoredPayment): string =>
  page(
    payment,
    (t) => `<form method="post" action="/pay/${payment.id}"><h2>${t(texts.confirmTitle)}</h2><p>${t(texts.confirmText)}</p>
<button name="step" value="confirm">${t(texts.confirm)}</button><button class="plain" name="step" value="refuse">${t(texts.refuse)}</button></form>`,
  )

/** The page of a payment that has ended. */
export const overPage = (payment: StoredPayment): string =>
  page(payment, (t) => `<p>${t(texts.over)}</p><p><a class="back" href="${escaped(payment.return_url)}">${t(texts.back)}</a></p>`)
