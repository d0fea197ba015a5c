import { shiftRfidCard } from '@dovolilnice/contract/access/shift-rfid-card'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAtOffice, somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const permitsWith = async (tag: string): Promise<number> =>
  (await product.services.database.kysely.selectFrom('permit_credential').select('id').where('value_normalised', '=', tag).execute()).length

test('two clerks who give the same number to different cards, or to a card and a new permit, give it once', async () => {
  const admin = await product.as('admin')
  for (let round = 0; round < 8; round++) {
    const tag = (name: string) => `${name}${1000 + round}`
    await somePermit(product, { 'tags[]': [tag('A')] })
    await somePermit(product, { 'tags[]': [tag('B')] })
    const shift = (from: string) => admin.call(shiftRfidCard, { body: { shifts: [{ from, to: tag('F') }], reason: 'Nova kartica' } })
    const answers = await Promise.all([shift(tag('A')), shift(tag('B')), issueAtOffice(product, { 'tags[]': [tag('F')] })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await permitsWith(tag('F'))).toBe(1)
  }
})
