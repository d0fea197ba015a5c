import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { referenceOf } from '@dovolilnice/contract/money/bank/reference'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { residentForm } from './application-forms.ts'
import type { TestProduct } from '../test-product.ts'
import { sampleCamt, sampleIban, type SampleEntry } from '../../features/payments/read/sample-statement.ts'

/** An application that waits to be paid. */
export interface Approved {
  id: string
  number: string
  /** Opens its status page. */
  token: string
  reference: string
  fee_cents: number
  name: string
}

const money = { iban: sampleIban, reference_model: 'SI12', purpose_code: 'GOVT', reminder_days: 7 } as const

/** The town says where payments come to, and whether they issue permits. */
export const setMoney = async (product: TestProduct, more: { issue_on_payment?: boolean } = {}): Promise<void> => {
  const answer = await (await product.as('admin')).call(updateParameters, { body: { money: { ...money, ...more } } })
  if (answer.status !== 200) throw new Error(`the account could not be set: ${answer.raw}`)
}

/**
 * Sends an application and has it approved, through the front door.
 * @param others applications for the same vehicle that the clerk knows of
 */
export const approved = async (
  product: TestProduct,
  changes: Parameters<typeof residentForm>[1] = {},
  others: readonly string[] = [],
): Promise<Approved> => {
  const clerk = await product.as('admin')
  const { id, number, token } = (await product.visitor().call(submitApplication, { form: await residentForm(product, changes) })).body
  await clerk.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  const decision = await clerk.call(approveApplication, { params: { id }, body: { version: 2, despite_duplicates: others } })
  if (decision.status !== 200) throw new Error(`the application was not approved: ${decision.raw}`)
  const row = await product.services.database.kysely
    .selectFrom('application')
    .select(['fee_cents', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rule = { ...money, budget_user_code: null, account_code: null }
  return { id, number, token, reference: referenceOf(number, rule), ...row }
}

/** `12345` → `123.45`, as statements have it. */
export const written = (cents: number): string => (cents / 100).toFixed(2)

let references = 0
/** A movement that pays this much with this reference; each with a bank's reference of its own. */
export const paying = (reference: SampleEntry['reference'], cents: number, more: Partial<SampleEntry> = {}): SampleEntry => ({
  amount: written(cents),
  bank_reference: `B-${(references += 1)}`,
  payer: 'Čedomir Žagar Škrjanec',
  payer_iban: 'SI56192001234567892',
  ...(reference !== undefined && { reference }),
  ...more,
})

export const statementForm = (text: string | Buffer, name = 'izpisek.xml'): FormData => {
  const form = new FormData()
  form.append('file', new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type: 'text/xml' }))
  return form
}

/** Uploads a statement with these movements as a clerk. */
export const upload = async (product: TestProduct, ...entries: SampleEntry[]) =>
  (await product.as('admin')).call(uploadStatement, { form: statementForm(sampleCamt({ entries })) })
