import { revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueAtOffice, somePermit } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const same = async (a: string, b: string, [codeA, cityA] = ['9999', 'Kamen'], [codeB, cityB] = ['9999', 'Kamen']): Promise<boolean> => {
  const { rows } = await sql<{
    same: boolean
  }>`select household_of(${a}, ${codeA}, ${cityA}) = household_of(${b}, ${codeB}, ${cityB}) as same`.execute(
    product.services.database.kysely,
  )
  return rows[0]!.same
}

test.each([
  ['Čopova ulica 5', 'ČOPOVA ULICA 5'],
  ['Čopova ulica 5a', ' čopova  ulica 5 A '],
  ['Trg 4. julija 12/b', 'Trg 4 julija, 12 B'],
  ['Šentjurska cesta 3', 'ŠENTJURSKA CESTA, 3.'],
  ['Đakova 7-1', 'ĐAKOVA 7/1'],
  ['Nabrežje\u00a01', 'Nabrežje 1'],
])('%s and %s are one address', async (a, b) => {
  expect(await same(a, b)).toBe(true)
})

test.each([
  ['Čopova ulica 5', 'Copova ulica 5'],
  ['Kosova 1/12', 'Kosova 11/2'],
  ['Kosova 1', 'Kosova 11'],
  ['Kosova 5a', 'Kosova 5b'],
  ['Blok 3, stanovanje 4', 'Blok 3, stanovanje 5'],
])('%s and %s are two', async (a, b) => {
  expect(await same(a, b)).toBe(false)
})

test('the same street in another town is another address; its name is written as one likes', async () => {
  expect(await same('Trg 1', 'Trg 1', ['9999', 'Kamen'], ['9998', 'Kamen'])).toBe(false)
  expect(await same('Trg 1', 'Trg 1', ['9999', 'Zgornji Kamen'], ['9999', 'ZGORNJI-KAMEN'])).toBe(true)
})

describe('a cap', () => {
  const address = (street: string) => ({ street, post_code: '9999', city: 'Zgornji Kamen' })

  test('counts who lives at one address, whatever their e-mail, and names the permit that is in the way', async () => {
    const first = await somePermit(product, address('Žitna ulica 5a'))
    const second = await issueAtOffice(product, { ...address('ŽITNA UL. 5 a'), name: 'Nekdo Drug' })
    expect(second.status).toBe(200)
    const third = await issueAtOffice(product, { ...address('ŽITNA ULICA, 5 A'), name: 'Nekdo Drug' })
    expect(third.status).toBe(409)
    expect(third.body.error).toMatchObject({
      code: 'cap_reached',
      details: { cap: 1, permit_id: first, number: expect.stringMatching(/^D-/) },
    })
    await (
      await product.as('admin')
    ).call(revokePermit, { params: { id: first }, body: { version: 1, ...found, reason: 'Stranka se je odselila.' } })
    expect((await issueAtOffice(product, address('Žitna ulica 5A'))).status).toBe(200)
  })

  test('is held by two neighbours of one flat who come at once', async () => {
    const both = await Promise.all(['Lipova 8', 'LIPOVA 8'].map((street) => issueAtOffice(product, address(street))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('does not make one household of the companies of one house', async () => {
    await product.services.database.kysely.updateTable('permit_kind').set({ cap_per_holder: 1 }).where('code', '=', 'business').execute()
    const company = (taxNumber: string) =>
      issueAtOffice(
        product,
        { ...address('Poslovna cona 1'), user_type_code: 'business', tax_number: taxNumber, period: 'year' },
        'business',
      )
    expect((await company('50223054')).status).toBe(200)
    expect((await company('95985352')).status).toBe(200)
    expect((await company('50223054')).body.error.code).toBe('cap_reached')
  })
})
