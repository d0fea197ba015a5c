import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { testFiles } from '../../../test/applicant/application-forms.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { approved, paying, setMoney, statementForm, upload } from '../../../test/applicant/payment-cases.ts'
import { sampleCamt } from '../read/sample-statement.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

const send = (text: string | Buffer, name?: string) => clerk.call(uploadStatement, { form: statementForm(text, name) })
const outcomesOf = (body: { outcomes: { status: string; count: number }[] }) =>
  Object.fromEntries(body.outcomes.map(({ status, count }) => [status, count]))
const counts = async () => {
  const { kysely } = product.services.database
  const of = async (table: 'payment' | 'payment_allocation' | 'bank_statement' | 'event') =>
    (
      await kysely
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  return [await of('payment'), await of('payment_allocation'), await of('bank_statement')]
}

test('each movement gets the outcome that a clerk would give it', async () => {
  const [paid, parts, over, other] = [await approved(product), await approved(product), await approved(product), await approved(product)]
  const { body } = await upload(
    product,
    paying(paid.reference, paid.fee_cents),
    paying(paid.reference, paid.fee_cents),
    paying(parts.reference, parts.fee_cents - 500),
    paying(over.reference, over.fee_cents + 700),
    paying(`${other.reference.slice(0, -1)}${(Number(other.reference.at(-1)) + 1) % 10}`, 100),
    paying(undefined, 99, { payer: 'Neznana oseba' }),
    paying(other.reference, other.fee_cents, { currency: 'USD' }),
    paying(undefined, 150, { direction: 'DBIT', purpose: 'Provizija' }),
    paying(undefined, 100, { status: 'PDNG' }),
  )
  expect(body).toMatchObject({ entries: 8, added: 8 })
  expect(outcomesOf(body)).toEqual({ matched: 1, overpaid: 2, underpaid: 1, ambiguous: 1, unknown: 1, foreign: 1, ignored: 1 })
  // The rest of the fee comes with the next statement: then both parts are matched.
  const rest = await upload(product, paying(parts.reference, 500))
  expect(outcomesOf(rest.body)).toEqual({ matched: 1 })
  const { status } = await product.services.database.kysely
    .selectFrom('payment')
    .select('status')
    .where('reference', '=', parts.reference)
    .where('cents', '=', parts.fee_cents - 500)
    .executeTakeFirstOrThrow()
  expect(status).toBe('matched')
})

test('the same file again, and an overlapping statement, bring nothing twice and say so', async () => {
  const application = await approved(product)
  const [first, second] = [paying(application.reference, application.fee_cents), paying(undefined, 1234)]
  expect((await upload(product, first)).body).toMatchObject({ entries: 1, added: 1 })
  const [payments, allocations] = await counts()
  expect((await upload(product, first)).body).toMatchObject({ entries: 1, added: 0, outcomes: [] })
  expect((await counts()).slice(0, 2)).toEqual([payments, allocations])
  const week = sampleCamt({ id: 'TEDENSKI', entries: [first, second] }, { id: 'DNEVNI', entries: [second] })
  expect((await send(week)).body).toMatchObject({
    entries: 3,
    added: 1,
    statements: [
      { entries: 2, added: 1 },
      { entries: 1, added: 0 },
    ],
  })
})

test('two clerks with the same statement at once record each movement once', async () => {
  const applications = [await approved(product), await approved(product), await approved(product)]
  const entries = applications.flatMap(({ reference, fee_cents: fee }) => [paying(reference, fee - 100), paying(reference, 100)])
  const file = sampleCamt({ id: 'HKRATI', entries })
  const overlapping = sampleCamt({ id: 'HKRATI-2', entries: entries.toReversed() })
  const before = await counts()
  const colleague = await product.as('root')
  const answers = await Promise.all([
    send(file),
    colleague.call(uploadStatement, { form: statementForm(file) }),
    send(overlapping),
    colleague.call(uploadStatement, { form: statementForm(overlapping) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(6)
  const after = await counts()
  expect([after[0]! - before[0]!, after[1]! - before[1]!]).toEqual([6, 6])
  await product.jobs.runDue()
  const rows = await product.services.database.kysely
    .selectFrom('application')
    .select('status')
    .where(
      'id',
      'in',
      applications.map(({ id }) => id),
    )
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
})

test('a file that cannot be taken whole changes nothing, and says why', async () => {
  const application = await approved(product)
  const good = paying(application.reference, application.fee_cents)
  const file = sampleCamt({ entries: [good] })
  const before = await counts()
  const refusals: [string | Buffer, string][] = [
    [file.slice(0, -30), 'statement_malformed'],
    [file.replace('?>', '?><!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), 'statement_doctype'],
    [sampleCamt({ entries: [good] }, { iban: 'SI56192001234567892', entries: [good] }), 'statement_account'],
    [sampleCamt({ currency: 'CHF', entries: [good] }), 'statement_currency'],
    [sampleCamt({ entries: [good, { ...good, amount: '1.005' }] }), 'statement_amount'],
    ['Datum;Znesek\n1.2.2026;3,00\n', 'statement_mapping'],
    [Buffer.from(await testFiles.pdf().arrayBuffer()), 'statement_other'],
    [Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1'), 'statement_other'],
  ]
  for (const [text, rule] of refusals) {
    const answer = await send(text)
    expect([answer.status, answer.body.error?.fields?.[0]?.path, answer.body.error?.fields?.[0]?.rule]).toEqual([422, 'file', rule])
  }
  const empty = await clerk.call(uploadStatement, { form: new FormData() })
  expect(empty.body.error.fields).toMatchObject([{ rule: 'statement_missing' }])
  expect(await counts()).toEqual(before)
})

test('a file beyond the limit is refused without being read, and a bomb never expands', async () => {
  const declared = `<!ENTITY a "${'ha'.repeat(500)}">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}`
  const bomb = sampleCamt({ entries: [] }).replace('?>', `?><!DOCTYPE Document [${declared}]>`).replace('M-1', '&i;')
  expect((await send(bomb)).body.error.fields).toMatchObject([{ rule: 'statement_doctype' }])
  const large = Buffer.alloc(51 * 1024 * 1024, ' ')
  large.write('<?xml version="1.0"?>')
  expect((await send(large)).body.error.fields).toMatchObject([{ rule: 'statement_too_large' }])
})

test('a town without an account takes no statements; an outsider none at all', async () => {
  const form = () => statementForm(sampleCamt({ entries: [paying(undefined, 1)] }))
  expect((await (await product.as('operator')).call(uploadStatement, { form: form() })).status).toBe(403)
  await clerk.call(updateParameters, { body: { money: { iban: '', reference_model: 'SI12', purpose_code: 'GOVT', reminder_days: 7 } } })
  expect((await send(sampleCamt({ entries: [paying(undefined, 1)] }))).body.error.fields).toMatchObject([{ rule: 'statement_no_account' }])
  await setMoney(product)
})

/** How many files are stored. */
const countFiles = async (): Promise<number> => {
  const found: string[] = []
  const keep = async (keys: string[]) => {
    found.push(...keys)
    return new Set(keys)
  }
  await product.services.storage.sweep(keep, new Date())
  return found.length
}

test('the file itself is not kept', async () => {
  const before = await countFiles()
  expect((await upload(product, paying(undefined, 777))).status).toBe(200)
  expect((await send('<nothing/>')).status).toBe(422)
  expect(await countFiles()).toBe(before)
})
