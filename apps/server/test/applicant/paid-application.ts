import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import type { Changes } from '../../platform/database/db.ts'
import { sumOf, type MoneyLine } from '@dovolilnice/contract/money/money-line'
import type { TestProduct } from '../test-product.ts'
import { residentForm } from './application-forms.ts'

type Fields = Parameters<typeof residentForm>[1]

/** One line of 30.00 € with 22 % VAT in it, or as it is changed. */
export const feeLine = (changes: Partial<MoneyLine> = {}): MoneyLine => ({
  code: 'price',
  text: { sl: 'Dovolilnica', en: 'Permit' },
  explanation: null,
  quantity: 1,
  unit_cents: 3000,
  cents: 3000,
  vat_basis_points: 2200,
  ...changes,
})

/** An application that was sent through the form and is paid: the way there is tried elsewhere. `columns` are changed in its row. */
export const paidApplication = async (
  product: TestProduct,
  fields: Fields = {},
  columns: Changes<'application'> = {},
  lines: readonly MoneyLine[] = [feeLine()],
): Promise<string> => {
  const { status, body } = await product.visitor().call(submitApplication, { form: await residentForm(product, fields) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { kysely } = product.services.database
  const { id } = await kysely
    .updateTable('application')
    .set({ status: 'paid', fee_cents: sumOf(lines), fee_lines: JSON.stringify(lines), ...columns })
    .where('number', '=', body.number)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Copies of a paid application as rows, for tests that need hundreds; resolves with their ids. */
export const copiesOf = async (product: TestProduct, id: string, count: number): Promise<string[]> => {
  const { kysely } = product.services.database
  const { search_text, ...row } = await kysely.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copies = Array.from({ length: count }, (_none, index) => {
    const serial = String(index).padStart(12, '0')
    return {
      ...row,
      id: `01900000-0000-7000-8000-${serial}`,
      number: `K-${serial}`,
      access_token_hash: `kopija-${serial}`,
      idempotency_key: null,
      supplement_documents: null,
      fee_lines: JSON.stringify(row.fee_lines),
      fee_waiver: null,
      asked: null,
      suspended_terms: null,
    }
  })
  for (let start = 0; start < count; start += 100)
    await kysely
      .insertInto('application')
      .values(copies.slice(start, start + 100))
      .execute()
  return copies.map((copy) => copy.id)
}
