import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { FORMS_PER_DAY: '2' } })
})
afterAll(() => product.close())
beforeEach(() => product.clock.advance(86_400_000))

const codeOf = async (client: TestClient, changes: Parameters<typeof residentForm>[1] = {}): Promise<string> => {
  const { status, body } = await client.call(submitApplication, { form: await residentForm(product, changes) })
  return status === 200 ? 'taken' : body.error.code
}
const megabytes = (count: number) => ({ 'document.identity': testFiles.pdf(count * 1_000_000) })

test('a network sends so many applications a day, another one as many, and the next day again', async () => {
  const client = product.visitor()
  expect([await codeOf(client), await codeOf(client), await codeOf(client)]).toEqual(['taken', 'taken', 'quota_reached'])
  expect(await codeOf(product.visitor())).toBe('taken')
  product.clock.advance(86_400_000)
  expect(await codeOf(client)).toBe('taken')
})

test('it sends so many bytes a day, and nothing of what is refused is kept', async () => {
  const client = product.visitor()
  expect([await codeOf(client, megabytes(9)), await codeOf(client, megabytes(2))]).toEqual(['taken', 'quota_reached'])
  const { rows } = await product.services.database.execute(`select count(*)::int as count from document where byte_size > 1000000`)
  expect(rows).toEqual([{ count: 1 }])
})

test('a form that is sent back for correction is not counted', async () => {
  const client = product.visitor()
  for (let at = 0; at < 5; at++) expect(await codeOf(client, { 'document.vehicle_registration': undefined })).toBe('validation')
  expect([await codeOf(client), await codeOf(client)]).toEqual(['taken', 'taken'])
})

test('the whole town has a brake, and who is over the own limit does not use it up', async () => {
  const greedy = product.visitor()
  const codes = []
  for (let at = 0; at < 70; at++) codes.push(await codeOf(greedy))
  expect(codes.filter((code) => code === 'taken')).toHaveLength(2)
  const others = []
  for (let at = 0; at < 59; at++) others.push(await codeOf(product.visitor()))
  expect([others.filter((code) => code === 'taken').length, others.at(-1)]).toEqual([58, 'quota_reached'])
})
