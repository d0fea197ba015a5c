import { search } from '@dovolilnice/contract/search/search'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { listAppeals, readAppeal } from '@dovolilnice/contract/appeals/operations'
import { grantAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lodgeToday, newestActOf, rejectedAndServed, serveToday } from '../../test/applicant/appealed-act.ts'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const textOf = (pdf: Uint8Array): string => (canReadPdf ? pdfText(pdf).replace(/\s+/g, ' ') : '')
const actOf = (id: string) => newestActOf(clerk, id)
const rejected = () => rejectedAndServed(product, clerk)
const lodged = (act: { id: string }, changes: object = {}) => lodgeToday(product, clerk, act, changes)
const read = async (id: string) => (await clerk.call(readAppeal, { params: { id } })).body

/** A walk through the feature, on both databases. */
test('an appeal in time is granted by a replacement decision, and the application is open again', async () => {
  const { id, act } = await rejected()
  expect(await actOf(id)).toMatchObject({ standing: 'term_runs', appeal_until: '2026-12-01' })
  const appeal = (await lodged(act)).body
  expect(appeal).toMatchObject({ number: 'PR-2026-000001', status: 'received', version: 1 })
  expect(await actOf(id)).toMatchObject({ standing: 'under_appeal', final_on: null })
  expect((await lodged(act)).body.error).toMatchObject({ code: 'appeal_open', message: expect.stringContaining('pripišite') })
  const { items } = (await clerk.call(listAppeals, { body: { filters: { status: 'open', search: 'žiga' } } })).body
  const { hits } = (await clerk.call(search, { query: { q: appeal.number } })).body
  expect(hits).toMatchObject([{ group: 'appeals', id: appeal.id, title: expect.stringContaining(appeal.number) }])
  expect(items).toEqual([
    expect.objectContaining({
      act_number: act.number,
      timeliness: 'in_time',
      due_on: '2026-12-01',
      application: expect.objectContaining({ id }),
    }),
  ])

  const body = { version: 1, facts: 'Po registru prebiva na območju od 1. 11. 2026.', reason: 'Pogoj stalnega prebivališča je izpolnjen.' }
  const granted = await clerk.call(grantAppeal, { params: { id: appeal.id }, body })
  expect(granted.body, JSON.stringify(granted.body)).toMatchObject({ status: 'granted' })
  const replacement = await actOf(id)
  expect(replacement.kind).toBe('replacement')
  const text = textOf((await clerk.call(readAct, { params: { id: replacement.id } })).raw)
  if (canReadPdf) for (const words of [act.number, 'se ugodi', 'prebivališča je izpolnjen']) expect(text).toContain(words)
  expect((await clerk.call(getApplication, { params: { id } })).body).toMatchObject({ status: 'in_review', reason: null })
  expect(await read(appeal.id)).toMatchObject({ status: 'granted', closing_act: { number: replacement.number }, actions: [] })
  await serveToday(product, clerk, replacement.id)
  const acts = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  expect(acts.find(({ kind }: { kind: string }) => kind === 'rejection')).toMatchObject({ standing: 'set_aside' })
})
