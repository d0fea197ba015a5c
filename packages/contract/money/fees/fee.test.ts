import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startedHours } from '../../parking/own-hours.ts'
import type { Tariff, TimeWindow, PermitKind } from '../../parking/permit-kind.ts'
import { validityOf } from '../../parking/validity.ts'
import { addDays, lastDayOf } from '../../primitives/local-day.ts'
import { administrativeFeeLines, chargesOf, exemptLines, type Filing } from './administrative-fee-lines.ts'
import { replacementFee } from './administrative-fee.ts'
import type { FeeFacts } from './fee.ts'
import { withWaiver } from './fee-waiver.ts'
import { sumOf, type MoneyLine } from '../money-line.ts'

const usual = { pro_rata: 'full', second_cents: null, third_cents: null, valid_from: '2020-01-01', valid_until: null } as const
const tariff = (price_cents: number, more: Partial<Tariff> = {}): Tariff => ({
  ...usual,
  id: '00000000-0000-4000-8000-000000000000',
  period: 'year',
  price_cents,
  vat_basis_points: 2200,
  ...more,
})
type PricedKind = Pick<PermitKind, 'name' | 'validity' | 'tariffs' | 'device' | 'administrative_fees'>
const kindOf = (one: Tariff, more: Partial<PricedKind> = {}): PricedKind => ({
  name: { sl: 'Stanovalec', en: 'Resident' },
  validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
  tariffs: [one],
  device: null,
  administrative_fees: [],
  ...more,
})
const feeRow = (tariff_number: string, electronic_cents: number, paper_cents: number) => ({
  ...{
    tariff_number,
    electronic_cents,
    paper_cents,
    valid_from: '2020-01-01',
    name: { sl: 'vloga in odločba', en: 'application and decision' },
  },
})
const zut = [feeRow('1 in 3', 1810, 2260)]
const facts = { period: 'year', count: 1, pricedOn: '2026-11-16' } as const
const untilJanuary = (from: string) => validityOf({ rule: 'calendar_year', lastMonth: 1, lastDay: 31 }, from)
const amounts = (kind: PricedKind, more: Partial<FeeFacts & Filing> = {}, fee = zut) =>
  chargesOf(kind, fee, { ...facts, ...more })?.map(({ cents }) => cents)

describe('a year that ends on 31 January', () => {
  const price = (pro_rata: Tariff['pro_rata'], from: string) =>
    chargesOf(kindOf(tariff(6000, { pro_rata })), zut, { ...facts, days: untilJanuary(from) })?.[0]

  test.each([
    // From 15 July 2026 to 31 January 2027: July, August, … January.
    ['month', '2026-07-15', 3500, '7 začetih mesecev od 12', '7 started months of 12'],
    ['month', '2026-12-01', 1000, '2 začeta meseca od 12', '2 started months of 12'],
    // 23 November to 31 January is 8 + 31 + 31 days: 60,00 × 70 / 365 = 11,5068.
    ['day', '2026-11-23', 1151, '70 dni od 365', '70 days of 365'],
    // The year that ends with 31 January 2029 has a 29 February: 60,00 × 32 / 366 = 5,2459.
    ['day', '2028-12-31', 525, '32 dni od 366', '32 days of 366'],
    ['full', '2026-12-31', 6000, undefined, undefined],
  ] as const)('costs by %s from %s: %i cents', (rule, from, cents, sl, en) => {
    expect(price(rule, from)).toMatchObject({ cents, unit_cents: 6000, quantity: 1, explanation: sl === undefined ? null : { sl, en } })
  })

  test('costs no more than a year when it is longer than one', () => {
    for (const rule of ['month', 'day'] as const) {
      expect(untilJanuary('2026-01-02').valid_until).toBe('2027-02-01')
      expect(price(rule, '2026-01-02')).toMatchObject({ cents: 6000, explanation: null })
    }
  })

  test('costs a whole year as long as its first day is not known', () => {
    expect(amounts(kindOf(tariff(6000, { pro_rata: 'day' })))).toEqual([6000])
  })
})

test('what is bought by its length is never a part of a year', () => {
  const kind = kindOf(tariff(24_000, { pro_rata: 'day' }), { validity: { rule: 'periods', maxDays: 366 } })
  expect(amounts(kind, { days: { valid_from: '2026-11-16', valid_until: '2026-11-20' } })).toEqual([24_000])
})

test('a year that ends with a document is a part of a year', () => {
  const kind = kindOf(tariff(6000, { pro_rata: 'month' }), {
    validity: { rule: 'document', documentType: 'temporary_residence', maxDays: 1827 },
  })
  expect(amounts(kind, { days: { valid_from: '2026-11-16', valid_until: '2027-02-16' } })).toEqual([1500])
  expect(amounts(kind, { days: { valid_from: '2026-11-16', valid_until: '2029-02-16' } })).toEqual([6000])
})

describe('price lists of towns, counted by hand', () => {
  test('Ljubljana, zone 3: 60, 120 and 180 € a year by the days left, and 4,50 € for the application', () => {
    const kind = kindOf(tariff(6000, { pro_rata: 'day', second_cents: 12_000, third_cents: 18_000 }), { administrative_fees: ['1 in 3'] })
    const fee = [feeRow('1 in 3', 450, 450)]
    const days = untilJanuary('2026-11-23')
    expect(amounts(kind, { days }, fee)).toEqual([1151, 450])
    expect(amounts(kind, { days, position: 2 }, fee)).toEqual([2301, 450])
    expect(amounts(kind, { days, position: 3 }, fee)).toEqual([3452, 450])
    expect(amounts(kind, { days, position: 9 }, fee)).toEqual([3452, 450])
    expect(chargesOf(kind, fee, { ...facts, days, position: 2 })?.[0]?.explanation).toEqual({
      sl: '2. dovolilnica imetnika ali gospodinjstva; 70 dni od 365',
      en: 'permit no. 2 of the holder or household; 70 days of 365',
    })
  })

  test('Ljubljana, zone 2: the third costs as the second where nothing is said', () => {
    const kind = kindOf(tariff(10_000, { second_cents: 20_000 }))
    expect([1, 2, 3].map((position) => amounts(kind, { position }))).toEqual([[10_000], [20_000], [20_000]])
  })

  test('Ljubljana, delivery: three weeks cost three times 12,20 €', () => {
    const kind = kindOf(tariff(1220, { period: 'week' }), { validity: { rule: 'periods', maxDays: 366 } })
    expect(chargesOf(kind, zut, { ...facts, period: 'week', count: 3 })).toMatchObject([
      { code: 'price', text: { sl: 'Stanovalec (teden)' }, quantity: 3, unit_cents: 1220, cents: 3660, explanation: null },
    ])
  })

  test('Maribor: 18,10 € online, 22,60 € on paper, and the card', () => {
    const kind = kindOf(tariff(0), { administrative_fees: ['1 in 3'], device: { price_cents: 500, vat_basis_points: 2200 } })
    expect(amounts(kind, { wantsDevice: true })).toEqual([500, 1810])
    expect(amounts(kind, { wantsDevice: true, onPaper: true })).toEqual([500, 2260])
    expect(chargesOf(kind, zut, { ...facts, onPaper: true })).toEqual([
      {
        code: 'administrative_fee',
        text: {
          sl: 'Upravna taksa po ZUT, tar. št. 1 in 3: vloga in odločba',
          en: 'Administrative fee (ZUT), tariff no. 1 in 3: application and decision',
        },
        explanation: { sl: 'vloga na papirju', en: 'application on paper' },
        quantity: 1,
        unit_cents: 2260,
        cents: 2260,
        vat_basis_points: null,
      },
    ])
  })

  test('Koper: 4,50 + 10,68 = 15,18 €', () => {
    const kind = kindOf(tariff(1068, { period: 'once' }), { administrative_fees: ['1 in 3'] })
    const lines = chargesOf(kind, [feeRow('1 in 3', 450, 450)], { ...facts, period: 'once' })
    expect(sumOf(lines ?? [])).toBe(1518)
  })

  test('Piran: a month costs 13 €, and four months four times as much, with one fee of the procedure', () => {
    const kind = kindOf(tariff(1300, { period: 'month' }), { validity: { rule: 'periods', maxDays: 366 }, administrative_fees: ['1 in 3'] })
    expect(amounts(kind, { period: 'month', count: 4 })).toEqual([5200, 1810])
  })
})

test('a device is sold only where the kind has one, and a kind has no fee on a day without a price', () => {
  expect(amounts(kindOf(tariff(6000)), { wantsDevice: true })).toEqual([6000])
  expect(amounts(kindOf(tariff(0)))).toEqual([])
  expect(amounts(kindOf(tariff(6000)), { pricedOn: '2019-12-31' })).toBeUndefined()
  expect(amounts(kindOf(tariff(6000)), { period: 'month' })).toBeUndefined()
})

test('the price of the day is taken', () => {
  const kind = kindOf(tariff(5500, { valid_until: '2026-01-01' }))
  const both = { ...kind, tariffs: [...kind.tariffs, tariff(6000, { valid_from: '2026-01-01' })] }
  expect(amounts(both, { pricedOn: '2025-12-31' })).toEqual([5500])
  expect(amounts(both, { pricedOn: '2026-01-01' })).toEqual([6000])
})

test('the fee of a replacement is the price of the kind that replaces', () => {
  const replaces = kindOf(tariff(1068, { period: 'once', vat_basis_points: 0 }), {
    name: { sl: 'Zamenjava', en: 'Replacement' },
    validity: { rule: 'replaced' },
  })
  expect(replacementFee([kindOf(tariff(6000)), replaces], '2026-11-16')).toMatchObject([
    { text: { sl: 'Zamenjava' }, cents: 1068, vat_basis_points: 0 },
  ])
  expect(replacementFee([], '2026-11-16')).toEqual([])
})

describe('the price by the hour', () => {
  const kind = kindOf(tariff(100, { period: 'hour' }), { validity: { rule: 'periods', maxDays: 31 } })
  const cents = (days: number, hours: TimeWindow) => amounts(kind, { period: 'hour', count: days, hours })?.[0]
  const window = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .filter(([from, until]) => from < until)
    .map(([from, until]) => ({ from, until }))

  test('is the tariff for each begun hour of each day', () => {
    fc.assert(
      fc.property(window, fc.integer({ min: 1, max: 366 }), (own, days) => {
        const hours = startedHours(own)
        expect((hours - 1) * 60).toBeLessThan(own.until - own.from)
        expect(hours * 60).toBeGreaterThanOrEqual(own.until - own.from)
        expect(cents(days, own)).toBe(days * hours * 100)
      }),
    )
  })

  test.each([
    ['one minute is an hour', 540, 541, 1],
    ['an hour is an hour', 540, 600, 1],
    ['a minute more is two', 540, 601, 2],
    ['a whole day is twenty-four', 0, 1440, 24],
  ])('%s', (_, from, until, hours) => {
    expect(cents(1, { from, until })).toBe(hours * 100)
  })

  test('is the same on days on which the clock changes, and says how it was counted', () => {
    // 1:30 to 3:30 is one hour in March and three in October; on the wall clock, by which the gate opens, it is two.
    expect(chargesOf(kind, zut, { ...facts, period: 'hour', count: 3, hours: { from: 90, until: 210 } })).toMatchObject([
      { quantity: 6, unit_cents: 100, cents: 600, explanation: { sl: '3 dnevi × 2 začeti uri', en: '3 days × 2 started hours' } },
    ])
  })
})

describe('for every kind and every first day', () => {
  const from = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count))
  const cents = fc.integer({ min: 0, max: 100_000 })
  const end = fc.record({ lastMonth: fc.integer({ min: 1, max: 12 }), lastDay: fc.integer({ min: 1, max: 31 }) })
  const pricedKind = fc
    .record({
      price: cents,
      rule: fc.constantFrom('full', 'month', 'day'),
      second: fc.option(cents),
      device: fc.option(cents),
      taxed: fc.boolean(),
      end,
    })
    .map(({ price, rule, second, device, taxed, end: last }) =>
      kindOf(tariff(price, { pro_rata: rule, second_cents: second }), {
        validity: { rule: 'calendar_year', ...last },
        device: device === null ? null : { price_cents: device, vat_basis_points: 2200 },
        administrative_fees: taxed ? ['1 in 3'] : [],
      }),
    )
  const wanted = fc.record({ position: fc.integer({ min: 1, max: 4 }), wantsDevice: fc.boolean(), onPaper: fc.boolean() })
  const priceOf = (kind: PricedKind, days: FeeFacts['days'], more: Partial<FeeFacts & Filing>): number =>
    chargesOf(kind, zut, { ...facts, days, ...more })?.find(({ code }) => code === 'price')?.cents ?? 0

  test('part of a year never costs more than the year, and nothing is negative', () => {
    fc.assert(
      fc.property(pricedKind, from, wanted, (kind, first, more) => {
        const days = validityOf(kind.validity, first)
        const lines = chargesOf(kind, zut, { ...facts, days, ...more }) ?? []
        for (const line of lines) {
          expect(line.cents).toBeGreaterThan(0)
          expect(line.cents).toBeLessThanOrEqual(line.quantity * line.unit_cents)
        }
        expect(priceOf(kind, days, more)).toBeLessThanOrEqual(priceOf(kind, undefined, more))
      }),
    )
  })

  test('a day more never costs less', () => {
    fc.assert(
      fc.property(pricedKind, from, wanted, (kind, first, more) => {
        const days = validityOf(kind.validity, first)
        if (days.valid_from >= lastDayOf(days.valid_until)) return
        const shorter = { ...days, valid_from: addDays(first, 1) }
        expect(priceOf(kind, shorter, more)).toBeLessThanOrEqual(priceOf(kind, days, more))
      }),
    )
  })

  test('a waiver takes off its part of what it covers, and never more than there is', () => {
    const waiver = fc.record({
      covers: fc.constantFrom('everything', 'price', 'administrative_fee'),
      percent: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(pricedKind, from, wanted, waiver, (kind, first, more, given) => {
        const lines = chargesOf(kind, zut, { ...facts, days: validityOf(kind.validity, first), ...more }) ?? []
        const waived = withWaiver(lines, given)
        expect(waived.slice(0, lines.length)).toEqual(lines)
        expect(sumOf(waived)).toBeGreaterThanOrEqual(0)
        const covered = lines.filter(({ code }) => given.covers === 'everything' || code === given.covers)
        if (given.percent === 100) expect(sumOf(waived)).toBe(sumOf(lines) - sumOf(covered))
        for (const rate of [null, 2200]) expect(sumOf(waived.filter((line) => line.vat_basis_points === rate))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('half of the fee of the procedure is taken off at its own rate of VAT', () => {
  const lines = chargesOf(kindOf(tariff(6000), { administrative_fees: ['1 in 3'] }), zut, facts) ?? []
  expect(withWaiver(lines, { covers: 'administrative_fee', percent: 50 }).at(-1)).toEqual({
    code: 'exemption',
    text: { sl: 'Oprostitev plačila', en: 'Exemption from payment' },
    explanation: {
      sl: '50 % postavke »Upravna taksa po ZUT, tar. št. 1 in 3: vloga in odločba«',
      en: '50 % of “Administrative fee (ZUT), tariff no. 1 in 3: application and decision”',
    },
    quantity: 1,
    unit_cents: -905,
    cents: -905,
    vat_basis_points: null,
  })
})

describe('administrative fees', () => {
  const rows = [feeRow('1', 0, 450), feeRow('3', 1810, 1810), { ...feeRow('3', 2000, 2000), valid_from: '2027-01-01' }]
  const feesOf = (lines: readonly MoneyLine[] | undefined) => lines?.filter(({ code }) => code === 'administrative_fee') ?? []

  test('are 18,10 € online and 22,60 € on paper, each number on a line, by the amounts of the day', () => {
    const cents = (filing: Filing) => administrativeFeeLines(['1', '3'], rows, filing).map((line) => line.cents)
    expect(cents({ pricedOn: '2026-12-31' })).toEqual([1810])
    expect(cents({ pricedOn: '2026-12-31', onPaper: true })).toEqual([450, 1810])
    expect(cents({ pricedOn: '2027-01-01' })).toEqual([2000])
    expect(cents({ pricedOn: '2019-12-31', onPaper: true })).toEqual([])
    expect(administrativeFeeLines(['9'], rows, { pricedOn: '2026-12-31' })).toEqual([])
  })

  test('are never multiplied: whatever is bought, and whoever has which permit, they are the same', () => {
    const bought = fc.record({
      period: fc.constantFrom('day', 'hour'),
      count: fc.integer({ min: 1, max: 366 }),
      position: fc.integer({ min: 1, max: 9 }),
      hours: fc.constant({ from: 0, until: 1440 }),
      wantsDevice: fc.boolean(),
    })
    fc.assert(
      fc.property(bought, fc.boolean(), fc.integer({ min: 0, max: 100_000 }), (more, onPaper, price) => {
        const kind = kindOf(tariff(price, { period: more.period }), {
          validity: { rule: 'periods', maxDays: 366 },
          administrative_fees: ['1', '3'],
        })
        const lines = chargesOf(kind, rows, { ...facts, ...more, onPaper })
        expect(feesOf(lines)).toEqual(administrativeFeeLines(['1', '3'], rows, { pricedOn: facts.pricedOn, onPaper }))
        expect(feesOf(lines).every(({ quantity, vat_basis_points: vat }) => quantity === 1 && vat === null)).toBe(true)
        expect(sumOf(feesOf(lines))).toBe(onPaper ? 2260 : 1810)
      }),
    )
  })

  test('of whom the law frees come to nothing, each with its opposite that says the ground', () => {
    const ground = { sl: 'Prejemnik socialne pomoči', en: 'Recipient of social assistance' }
    const amount = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), (cents) => {
        const tariffRows = cents.map((one, index) => feeRow(String(index), one, one))
        const lines = administrativeFeeLines(
          cents.map((_, index) => String(index)),
          tariffRows,
          { pricedOn: '2026-12-31' },
        )
        const exempt = exemptLines(lines, ground)
        expect(sumOf(exempt)).toBe(0)
        expect(exempt.slice(0, lines.length)).toEqual(lines)
        expect(exempt.slice(lines.length).map(({ explanation }) => explanation)).toEqual(lines.map(() => ground))
      }),
    )
  })
})
