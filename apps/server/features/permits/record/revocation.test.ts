import { readMailedRevocation } from '@dovolilnice/contract/permits/record/read-mailed-revocation'
import { readRevocation } from '@dovolilnice/contract/permits/record/read-revocation'
import { revokePermit } from '@dovolilnice/contract/permits/record/revoke-permit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const reason = 'Imetnik na naslovu ne prebiva več.'
const textOf = (pdf: Uint8Array): string => pdfText(pdf).replace(/\s+/g, ' ')

test.skipIf(!canReadPdf)('a revocation is a decision with its reason and remedy, for the clerk and by the mailed link', async () => {
  const admin = await product.as('admin')
  const id = await somePermit(product, { email: 'preklican@preizkus.si', name: 'Čedomir Žagar', 'plates[]': ['KP RV-123'] })
  const params = { id }
  expect((await admin.call(readRevocation, { params })).status).toBe(404)
  await admin.call(revokePermit, { params, body: { version: 1, ...found, reason } })
  const text = textOf((await admin.call(readRevocation, { params })).raw)
  for (const words of [
    'ODLOČBA',
    'Čedomir Žagar',
    'za vozilo KP RV-123, izdana 16. 11. 2026, se odvzame',
    reason,
    'v roku 15 dni',
    'Ana Referent',
  ])
    expect(text).toContain(words)
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'permit:revoked')
    .where('recipient', '=', 'preklican@preizkus.si')
    .executeTakeFirstOrThrow()
  const notice = 'To sporočilo je obvestilo in ne vročitev.'
  for (const words of ['z obrazložitvijo in poukom o pravnem sredstvu', 'Kako in do kdaj se lahko pritožite, piše v odločbi', notice])
    expect(mail.body_text).toContain(words)
  expect(mail.body_text).not.toContain(reason)
  const link = new URL(/https?:\S+revocation\S+/.exec(mail.body_text)![0])
  const query = { number: link.searchParams.get('number')!, key: link.searchParams.get('key')! }
  expect(textOf((await product.visitor().call(readMailedRevocation, { query })).raw)).toContain(reason)
  expect((await product.visitor().call(readMailedRevocation, { query: { ...query, key: 'x' } })).status).toBe(404)
})
