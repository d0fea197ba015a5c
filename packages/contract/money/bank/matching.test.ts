import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPayments, numbersOfPayments } from './match-payments.ts'
import { faultOfAllocations, isSameName, numbersIn, writtenReferences, type Payable, type PaymentFacts } from './matching.ts'
import { feeReferenceOf, isReference, referenceOf } from './reference.ts'

const rule = { reference_model: 'SI12', budget_user_code: null, account_code: null } as const
const payable = (count: number, open_cents = 3000, more: Partial<Payable> = {}): Payable => {
  const number = `V-2026-${String(count).padStart(6, '0')}`
  return {
    covers: 'price',
    application_id: `a${count}`,
    number,
    reference: referenceOf(number, rule),
    name: `Oseba ${count}`,
    open_cents,
    ...more,
  }
}
const payment = (more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  direction: 'credit',
  cents: 3000,
  currency: 'EUR',
  reversal: false,
  reference: null,
  purpose: null,
  payer_name: null,
  ...more,
})
const match = (one: PaymentFacts, ...payables: Payable[]) => matchPayments([one], payables)[0]
const first = payable(1)

test.each([
  ['on the slip', 'SI1220260000019'],
  ['with blanks', 'SI12 2026 0000019'],
  ['without its model', '20260000019'],
  ['with another model', 'SI00 20260000019'],
  ['as the number alone', 'SI00 2026000001'],
  ['as SI00 of a time when the town used that', 'SI002026000001'],
])('a reference %s is understood', (_, reference) => {
  expect(writtenReferences({ reference, purpose: null })).toEqual([reference])
  expect(match(payment({ reference: reference }), first, payable(2))).toMatchObject({
    status: 'matched',
    allocations: [{ application_id: 'a1', covers: 'price', cents: 3000 }],
  })
})

test('the reference of a town with SI11, which has the year in two digits', () => {
  const si11 = { reference_model: 'SI11', budget_user_code: '75698', account_code: '7111207' } as const
  const one = payable(1, 3000, { reference: referenceOf('V-2026-000001', si11) })
  for (const reference of ['SI11 75698-7111207-26000001', 'SI11756987111207 26000001', 'SI1220260000019'])
    expect(match(payment({ reference }), one)).toMatchObject({ status: 'matched' })
  expect(match(payment({ reference: 'SI11 75698-7111002-26000001' }), one)).toMatchObject({
    status: 'ambiguous',
    allocations: [],
    candidates: ['a1'],
  })
})

test('a reference in the words of the purpose is found', () => {
  for (const purpose of [`Plačilo ${first.reference}, hvala`, 'dovolilnica V-2026-000001', `vloga ${first.reference.slice(4)} Kos`])
    expect(match(payment({ purpose }), first)).toMatchObject({ status: 'matched' })
})

test('too little, too much, twice, and nothing to pay', () => {
  const reference = first.reference
  expect(match(payment({ reference, cents: 2999 }), first)).toEqual({
    status: 'underpaid',
    allocations: [{ application_id: 'a1', covers: 'price', cents: 2999 }],
    candidates: ['a1'],
  })
  expect(match(payment({ reference, cents: 3001 }), first)).toMatchObject({ status: 'overpaid', allocations: [{ cents: 3000 }] })
  expect(match(payment({ reference }), payable(1, 0))).toEqual({ status: 'overpaid', allocations: [], candidates: ['a1'] })
  const twice = matchPayments([payment({ reference }), payment({ reference })], [first])
  expect(twice.map(({ status, allocations }) => [status, allocations.length])).toEqual([
    ['matched', 1],
    ['overpaid', 0],
  ])
})

test('several payments add up to one fee, one payment pays several fees', () => {
  const parts = [1000, 1500, 500].map((cents) => payment({ reference: first.reference, cents }))
  expect(matchPayments(parts, [first]).map(({ status }) => status)).toEqual(['underpaid', 'underpaid', 'matched'])
  const both = payment({ purpose: 'V-2026-000001 in V-2026-000002', cents: 5000 })
  expect(match(both, first, payable(2, 2000))).toMatchObject({ status: 'matched', allocations: [{ cents: 3000 }, { cents: 2000 }] })
  expect(match({ ...both, cents: 4999 }, first, payable(2, 2000))).toMatchObject({ status: 'ambiguous', allocations: [] })
})

test('a wrong check digit, and the same amount from somebody of the same name, are proposed and not booked', () => {
  const wrong = `${first.reference.slice(0, -1)}${(Number(first.reference.at(-1)) + 1) % 10}`
  expect(match(payment({ reference: wrong }), first)).toEqual({ status: 'ambiguous', allocations: [], candidates: ['a1'] })
  const ana = payable(1, 3000, { name: 'Ana Žagar' })
  expect(match(payment({ payer_name: 'ZAGAR ANA' }), ana)).toMatchObject({ status: 'ambiguous', allocations: [], candidates: ['a1'] })
  expect(match(payment({ payer_name: 'ZAGAR ANA', cents: 2999 }), ana)).toMatchObject({ status: 'unknown' })
  expect(match(payment({ payer_name: 'Marko Kos' }), ana)).toMatchObject({ status: 'unknown', candidates: [] })
  expect(isSameName('', '  ')).toBe(false)
})

test('another currency, what went out, what was taken back, and nothing at all', () => {
  const reference = first.reference
  expect(match(payment({ reference, currency: 'USD' }), first)).toEqual({ status: 'foreign', allocations: [], candidates: ['a1'] })
  expect(match(payment({ reference, direction: 'debit' }), first)).toMatchObject({ status: 'ignored', allocations: [] })
  expect(match(payment({ reference, direction: 'debit', reversal: true }), first)).toMatchObject({ status: 'reversed', allocations: [] })
  expect(match(payment({ reference, reversal: true }), first)).toMatchObject({ status: 'unknown', allocations: [] })
  expect(match(payment({ reference, cents: 0 }), first)).toMatchObject({ status: 'ignored', allocations: [] })
})

test('all numbers that references may contain are asked for', () => {
  expect(numbersIn('SI1220260000019')).toContain('V-2026-000001')
  expect(numbersIn('SI11 75698-7111207-26000001')).toContain('V-2026-000001')
  expect(numbersIn('RF18')).toEqual([])
  expect(numbersOfPayments([payment({ reference: 'SI002026000001', purpose: 'V-2026-000002' })])).toEqual(
    expect.arrayContaining(['V-2026-000001', 'V-2026-000002']),
  )
})

const cents = fc.integer({ min: 0, max: 10_000 })
const count = fc.integer({ min: 1, max: 5 })
const payables = fc
  .uniqueArray(fc.record({ count, open: cents }), { selector: (one) => one.count })
  .map((all) => all.map((one) => payable(one.count, one.open)))
const payments = fc.array(
  fc.record({
    cents,
    reference: fc.option(count.map((one) => payable(one).reference)),
    purpose: fc.option(count.map((one) => payable(one).number)),
    currency: fc.constantFrom('EUR', 'EUR', 'USD'),
    direction: fc.constantFrom('credit' as const, 'credit' as const, 'debit' as const),
    reversal: fc.boolean(),
    payer_name: fc.option(count.map((one) => `Oseba ${one}`)),
  }),
)

test('no cent is made or lost: nothing gives more than it has, nothing takes more than its fee', () => {
  fc.assert(
    fc.property(payments, payables, (paid, open) => {
      const matches = matchPayments(paid, open)
      const taken = new Map<string, number>()
      matches.forEach(({ status, allocations }, index) => {
        const sum = allocations.reduce((total, one) => total + one.cents, 0)
        const { cents: given = 0, currency, direction } = paid[index] ?? {}
        expect(sum).toBeLessThanOrEqual(given)
        expect(allocations.every((one) => one.cents > 0)).toBe(true)
        if (currency !== 'EUR' || direction === 'debit') expect(sum).toBe(0)
        if (status === 'matched' || status === 'underpaid') expect(sum).toBe(given)
        if (status === 'overpaid') expect(sum).toBeLessThan(given)
        for (const one of allocations) taken.set(one.application_id, (taken.get(one.application_id) ?? 0) + one.cents)
      })
      for (const { application_id: id, open_cents: limit } of open) expect(taken.get(id) ?? 0).toBeLessThanOrEqual(limit)
    }),
  )
})

test('taking a match back leaves everything open as before, so the same payment matches the same again', () => {
  fc.assert(
    fc.property(payments, payables, (paid, open) => {
      const before = structuredClone(open)
      const once = matchPayments(paid, open)
      expect(open).toEqual(before)
      expect(matchPayments(paid, open)).toEqual(once)
    }),
  )
})

test('a clerk allocates no more than is left and no more than a fee takes', () => {
  const open = new Map([
    ['price a1', 3000],
    ['price a2', 0],
  ])
  const fault = (...allocations: [string, number][]) =>
    faultOfAllocations(
      allocations.map(([application_id, amount]) => ({ application_id, covers: 'price' as const, cents: amount })),
      3500,
      open,
    )
  expect(fault(['a1', 3000])).toBeUndefined()
  expect(fault()).toBe('nothing')
  expect(fault(['a1', 0])).toBe('nothing')
  expect(fault(['a1', -5])).toBe('nothing')
  expect(fault(['a1', 1], ['a1', 1])).toBe('twice')
  expect(fault(['a1', 3000], ['a2', 501])).toBe('more_than_payment')
  expect(fault(['a1', 3001])).toBe('more_than_fee')
  expect(fault(['a2', 1])).toBe('more_than_fee')
  expect(fault(['a9', 1])).toBe('more_than_fee')
})

test('the administrative fee has its own reference: neither pays the other', () => {
  const codes = { budget_user_code: '75698', account_code: '7111002' }
  for (const rule of [codes, { ...codes, budget_user_code: '' }]) {
    const fee = { ...payable(1, 1810), covers: 'administrative_fee' as const, reference: feeReferenceOf('V-2026-000001', rule) }
    expect(isReference(fee.reference)).toBe(true)
    const both = [first, fee]
    const toFee = { status: 'matched', allocations: [{ application_id: 'a1', covers: 'administrative_fee', cents: 1810 }] }
    expect(matchPayments([payment({ reference: fee.reference, cents: 1810 })], both)[0]).toMatchObject(toFee)
    expect(matchPayments([payment({ reference: first.reference })], both)[0]).toMatchObject({
      allocations: [{ covers: 'price', cents: 3000 }],
    })
    expect(matchPayments([payment({ purpose: first.number })], both)[0]).toMatchObject({ allocations: [{ covers: 'price' }] })
    // As the product's own slips have it: the number of the application stands in both purposes.
    const slips = [
      payment({ reference: fee.reference, purpose: `Upravna taksa ${fee.number}`, cents: 1810 }),
      payment({ reference: first.reference, purpose: `Dovolilnica ${first.number}` }),
    ]
    expect(matchPayments(slips, both)).toMatchObject([toFee, { status: 'matched', allocations: [{ covers: 'price', cents: 3000 }] }])
    // The number of another application still counts.
    const second = payable(2, 1000)
    const two = payment({ reference: fee.reference, purpose: `${fee.number} in ${second.number}`, cents: 2810 })
    expect(matchPayments([two], [...both, second])[0]?.allocations.map(({ covers }) => covers)).toEqual(['administrative_fee', 'price'])
    const apart = matchPayments([payment({ reference: fee.reference, cents: 1810 }), payment({ reference: first.reference })], both)
    expect(apart.map(({ status }) => status)).toEqual(['matched', 'matched'])
  }
})
