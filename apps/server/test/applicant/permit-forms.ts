import { createPermit } from '@dovolilnice/contract/permits/issue/operations'
import { formOf, kindId } from './application-forms.ts'
import type { TestAnswer } from '../test-client.ts'
import type { TestProduct } from '../test-product.ts'

type Field = string | string[] | Blob | undefined

let counter = 100

/** The fields with which the office issues a resident's permit; a new plate and address each time, so that tests do not disturb each other. */
export const permitFields = async (product: TestProduct, changes: Record<string, Field> = {}, kind = 'resident_permanent') => ({
  permit_kind_id: await kindId(product, kind),
  parking_lot_id: product.town.lots.core,
  user_type_code: 'resident',
  name: 'Čedomir Žagar Škrjanec',
  street: `Stari trg ${(counter += 1)}`,
  post_code: '9999',
  city: 'Zgornji Kamen',
  email: `imetnik${counter}@preizkus.si`,
  phone: '041 123 456',
  'plates[]': [`LJ DO-${counter}`],
  valid_from: '2026-11-16',
  reason: 'Izdano na okencu.',
  ...changes,
})

/** Issues a permit at the office; the answer carries its `permit_uuid` and number. */
export const issueAtOffice = async (product: TestProduct, changes: Record<string, Field> = {}, kind?: string): Promise<TestAnswer> => {
  const admin = await product.as('admin')
  return admin.call(createPermit, { form: formOf(await permitFields(product, changes, kind)) })
}

/** The same, where the test is about something else: the permit's id. */
export const somePermit = async (product: TestProduct, changes: Record<string, Field> = {}, kind?: string): Promise<string> => {
  const { status, body } = await issueAtOffice(product, changes, kind)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.permit_uuid as string
}
