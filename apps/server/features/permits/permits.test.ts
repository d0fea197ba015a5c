import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { changePermitVehicle } from '@dovolilnice/contract/permits/opening/operations'
import { getPermit, resumePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAtOffice } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { found as grounds } from '../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A walk through the feature, on both databases; what each step refuses is tried beside it. */
test('a permit is issued, found, suspended, resumed, given another vehicle and replaced', async () => {
  const clerk = await product.as('admin')
  const { body: issued } = await issueAtOffice(product, { name: 'Živa Škrjanec', 'plates[]': ['LJ ŽŠ-001'], 'tags[]': ['1057CA'] })
  await issueAtOffice(product)
  const { body: found } = await clerk.call(listPermits, { body: { filters: { search: 'ljžš001', status: 'active' } } })
  expect(found).toMatchObject({ total: 1, items: [{ id: issued.permit_uuid, number: issued.number, plates: ['LJ ŽŠ-001'] }] })

  const params = { id: issued.permit_uuid }
  await clerk.call(suspendPermit, { params, body: { version: 1, ...grounds, reason: 'Obstaja sum zlorabe dovolilnice.' } })
  const stale = await clerk.call(suspendPermit, { params, body: { version: 1, ...grounds, reason: 'Odloča se še enkrat.' } })
  expect(stale.body.error).toMatchObject({ code: 'conflict', details: { version: 2 } })
  await clerk.call(resumePermit, { params, body: { version: 2, reason: 'Sum zlorabe je bil pojasnjen.' } })
  const change = { version: 3, old_plate: 'LJ ŽŠ-001', plate: 'LJ ŽŠ-002', from: '2026-11-16' }
  expect((await clerk.call(changePermitVehicle, { params, body: change })).status).toBe(200)
  const { body: replaced } = await clerk.call(replacePermit, { params, body: { version: 4, reason: 'lost', tags: ['1058CA'] } })

  const { body: old } = await clerk.call(getPermit, { params })
  expect(old).toMatchObject({ status: 'replaced', deletion_blocks: ['chain', 'act', 'seen'] })
  expect(old.history.map(({ action }: { action: string }) => action).slice(-3)).toEqual(['permit:resume', 'permit:suspend', 'permit:issue'])
  const { body: permit } = await clerk.call(getPermit, { params: { id: replaced.permit_uuid } })
  expect(permit).toMatchObject({ status: 'active', plates: ['LJ ŽŠ-002'], valid_until: old.valid_until })
})
