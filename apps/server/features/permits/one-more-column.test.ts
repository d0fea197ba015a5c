import { createPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { getPermit, updatePermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { formOf } from '../../test/applicant/application-forms.ts'
import { permitFields, somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { column, defineTable } from '../../platform/database/define-table.ts'
import { permitTable } from './permit-tables.ts'

/** Whoever holds a permit has one more phone. It is said in the table's definition and in the forms, and nowhere else. */
const told = [permitTable, createPermit, updatePermit].map((object) => [object, { ...object }] as const)
let product: TestProduct
beforeAll(async () => {
  Object.assign(
    permitTable,
    defineTable({ ...permitTable.columns, second_phone: column.text('forgotten', 'own', 'audit', 'carried').orNull() }),
  )
  for (const form of [createPermit, updatePermit])
    Object.assign(form, { body: z.extend(form.body, { second_phone: z.optional(z.string()) }) })
  product = await startTestProduct()
})
afterAll(async () => {
  for (const [object, before] of told) Object.assign(object, before)
  // The trail asks for a word: what it holds can be read.
  await expect(product.close()).rejects.toThrow('permit: second_phone has no name')
})

test('a column that is added to the definition is written, emptied, recorded, taken over, given to the person and forgotten', async () => {
  const { database, owners, clock } = product.services
  await database.execute('alter table permit add column second_phone text')
  const admin = await product.as('admin')
  const stored = async (id: string) =>
    (await database.execute('select second_phone from permit where id = $1', [id])).rows[0]?.['second_phone']
  const fields = await permitFields(product, { second_phone: '1' })
  const id = await somePermit(product, { ...fields })
  expect(await stored(id)).toBe('1')

  const update = async (version: number, second_phone: string | undefined) => {
    const changed = { ...fields, permit_kind_id: undefined, valid_until: '2026-12-20', version: String(version), second_phone }
    expect(await admin.call(updatePermit, { params: { id }, form: formOf(changed) })).toMatchObject({ status: 200 })
  }
  await update(1, '2')
  expect(await stored(id)).toBe('2')
  await update(2, undefined)
  expect(await stored(id)).toBeNull()
  const { history } = (await admin.call(getPermit, { params: { id } })).body
  expect(history).toMatchObject([
    { before: { second_phone: '2' }, after: { second_phone: null } },
    { before: { second_phone: '1' }, after: { second_phone: '2' } },
    { after: { second_phone: '1' } },
  ])

  await update(3, '3')
  const { body } = await admin.call(replacePermit, {
    params: { id },
    body: { version: 4, reason: 'lost', tags: [], remark: 'Izgubljena.' },
  })
  expect(await stored(body.permit_uuid)).toBe('3')

  const permits = owners.find(({ name }) => name === 'permits')!.privacy!
  expect(await permits.collect!['permits']!(database.kysely, [id])).toMatchObject([{ second_phone: '3' }])
  await database.transaction((trx) => permits.forget!(trx, [id], clock.now()))
  expect(await stored(id)).toBeNull()
})

test('a carried column that a form does not have is a fault for the compiler', () => {
  const table = defineTable({
    name: column.text('forgotten', 'carried'),
    second_phone: column.text('forgotten', 'carried').orNull(),
    words: column.computed('forgotten'),
  })
  // @ts-expect-error The form has no `second_phone`.
  expect(table.carried({ name: 'Ana' })).toEqual({ name: 'Ana', second_phone: null })
  expect(table.forgotten).toEqual({ name: '', second_phone: null })
})
