import { Suspense } from 'react'
import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { defineTexts, formatDay, formatMoney, formatValidity, pageLocale, t } from '../../../../platform/kit.ts'
import { lazyPart } from '../../../../ui/kit.ts'
import styles from '../application-form.module.css'
import { type ChosenTerms, longerValidity, useChosenTerms } from './chosen-terms.ts'
import { texts } from '../form-texts.ts'
import stepStyles from '../steps/steps.module.css'
import { KindFee } from './kind-fee.tsx'
import { kindPrices } from './kind-prices.ts'

const priceTexts = defineTexts({
  untilDay: { sl: '{price} do {last}', en: '{price} until {last}' },
  validForDays: { sl: 'Velja od {from} do {last}, {price}', en: 'Valid from {from} to {last}, {price}' },
  betterPeriod: {
    sl: 'Ugodneje je izbrati {count} × {period}: cena je {price}, veljavnost do {last}.',
    en: 'Better: {count} × {period} for {price}, valid until {last}.',
  },
  longerFrom: {
    sl: 'Če začnete {start}, dovolilnica po isti ceni velja do {last}.',
    en: 'If it begins on {start}, the permit is valid until {last} at the same price.',
  },
  furtherPermits: {
    sl: 'Če gospodinjstvo to dovolilnico že ima, naslednja stane {prices}; to ugotovi občina ob odobritvi.',
    en: 'If the household already has this permit, the next one costs {prices}; the town checks that.',
  },
  vatIncluded: { sl: 'z vključenim DDV', en: 'VAT included' },
  noVat: { sl: 'DDV ni obračunan', en: 'no VAT is charged' },
  payLater: { sl: 'Plačate šele po odobritvi vloge.', en: 'You pay only after the application is approved.' },
})

// Most kinds cost one line and never need it.
const FeeLines = lazyPart(() => import('../../../../ui/money/fee-lines.tsx').then(({ FeeLines }) => FeeLines))

const termsText = ({ validity, lines, hours }: ChosenTerms): string | undefined => {
  const isFree = lines !== undefined && sumOf(lines) === 0
  const cost = lines && (isFree ? t(texts.free) : formatMoney(sumOf(lines)))
  if (validity === undefined) return cost
  const days = formatValidity(validity.valid_from, validity.valid_until, hours)
  if (cost === undefined) return days
  if (hours?.from_time !== undefined) return `${cost}, ${days}`
  const [from, last] = [formatDay(validity.valid_from), formatDay(lastDayOf(validity.valid_until))]
  return t(priceTexts.validForDays, { from, last, price: isFree ? cost.toLocaleLowerCase(pageLocale()) : cost })
}

/** How the price follows from the price list: a single line in brackets after the sentence, several as a table. */
const Explained = ({ lines }: { lines: readonly MoneyLine[] }) => {
  const [first, second] = lines
  if (second !== undefined)
    return (
      <Suspense fallback={null}>
        <FeeLines lines={lines} />
      </Suspense>
    )
  const hasVat = first?.vat_basis_points !== null && first?.vat_basis_points !== 0
  const remarks = [t(hasVat ? priceTexts.vatIncluded : priceTexts.noVat), ...(first?.explanation ? [t(first.explanation)] : [])]
  return <p className={styles.vat}>{remarks.join('; ')}</p>
}

/** What a further permit of the same household costs. Who has one is not told here: anybody may type any address. */
const FurtherPermits = ({ tariff }: Pick<ChosenTerms, 'tariff'>) => {
  if (tariff === undefined || tariff.second_cents === null) return null
  const { second_cents: second, third_cents: third } = tariff
  const prices = [second, ...(third === null ? [] : [third])].map((cents) => formatMoney(cents)).join(', ')
  return <p className={styles.vat}>{t(priceTexts.furtherPermits, { prices })}</p>
}

/** A permit that costs a whole year until the end of one costs the same however late it begins: says so where a later start buys far more days. */
const LaterStart = ({ kind, terms }: { kind: PermitKind | undefined; terms: ChosenTerms }) => {
  const longer = longerValidity(kind, terms)
  if (longer === undefined) return null
  return <p className={styles.vat}>{t(priceTexts.longerFrom, { start: formatDay(longer.from), last: formatDay(longer.last) })}</p>
}

const BetterPeriod = ({ better }: Pick<ChosenTerms, 'better'>) => {
  if (better === undefined) return null
  const { period, count, validity, cents } = better
  const last = formatDay(lastDayOf(validity.valid_until))
  return (
    <p className={styles.vat}>
      {t(priceTexts.betterPeriod, { count: String(count), period: t(periodLabels[period]), price: formatMoney(cents), last })}
    </p>
  )
}

export interface TermsProps {
  kind: PermitKind | undefined
  /** Says that nothing is paid now, where something will be. */
  withPayLater?: boolean
}

export const TermsText = ({ kind, withPayLater = false }: TermsProps) => {
  const terms = useChosenTerms(kind)
  const text = termsText(terms)
  if (text === undefined) return null
  const { lines = [] } = terms
  const costs = sumOf(lines) > 0
  return (
    <>
      <div className={styles.terms} aria-live="polite">
        <p>
          <strong>{text}</strong>
        </p>
        {costs && <Explained lines={lines} />}
        {costs && <FurtherPermits tariff={terms.tariff} />}
        {costs && <LaterStart kind={kind} terms={terms} />}
        {costs && <BetterPeriod better={terms.better} />}
      </div>
      {costs && withPayLater && kind?.administrative_fees.length === 0 && <p className="hint">{t(priceTexts.payLater)}</p>}
    </>
  )
}

export const ChosenSum = ({ kind }: { kind: PermitKind }) => {
  const { lines, validity } = useChosenTerms(kind)
  const said = (cents: number): string => (cents === 0 ? t(texts.free) : formatMoney(cents))
  const own = lines?.filter(({ code }) => code !== 'administrative_fee')
  const price = own === undefined ? kindPrices(kind).join(', ') : said(sumOf(own))
  const last = own && validity && formatDay(lastDayOf(validity.valid_until))
  return (
    <p className={stepStyles.sum} role="status">
      <span>
        <strong>{t(kind.name)}</strong>
        <span>
          {last === undefined ? price : t(priceTexts.untilDay, { price, last })} <KindFee kind={kind} byClerk={false} />
        </span>
      </span>
      {lines !== undefined && <strong>{said(sumOf(lines))}</strong>}
    </p>
  )
}
