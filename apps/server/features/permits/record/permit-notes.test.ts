import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { changePermitVehicle, refuseVehicleChange } from '@dovolilnice/contract/permits/opening/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const newestAct = async (id: string) => {
  const [act] = (await asAdmin(readMatterActs, { params: { id } })).body.acts
  const text = canReadPdf ? pdfText((await asAdmin(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ') : ''
  return { act, text }
}

test('a change of vehicle that the holder asked for has an official note, which says why no act is needed and is served on nobody', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP UZ-001'] })
  const params = { id }
  const change = { version: 1, old_plate: 'KP UZ-001', plate: 'KP UZ-002', from: '2026-12-05' }
  const early = await asAdmin(changePermitVehicle, { params, body: { ...change, requested_on: '2026-12-24' } })
  expect(early.body.error.fields).toMatchObject([{ path: 'requested_on', rule: 'day_future' }])
  expect((await asAdmin(changePermitVehicle, { params, body: { ...change, requested_on: '2026-11-12' } })).status).toBe(200)
  const { act, text } = await newestAct(id)
  expect(act).toMatchObject({
    kind: 'official_note',
    standing: 'on_file',
    remedy: 'none',
    number: expect.stringMatching(/^371-\d+\/2026-2$/),
  })
  if (canReadPdf)
    for (const words of [
      'URADNI ZAZNAMEK',
      'od 5. 12. 2026 vozilo KP UZ-001 zamenja z vozilom KP UZ-002',
      'Spremembo je 12. 11. 2026 zahtevala stranka.',
      'akt ni potreben',
      'lahko zahteva odločbo',
    ])
      expect(text.replaceAll('‑', '-')).toContain(words)
  const served = { manner: 'in_person', handed_over_on: '2026-11-16', consignment: '', note: '' } as const
  expect((await asAdmin(handOverAct, { params: { id: act.id }, body: served })).body.error.code).toBe('illegal_transition')
})

test('a change that is refused has its decision, with facts, reasons and how the holder was heard; the vehicle stays', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP UZ-011'] })
  const params = { id }
  const body = {
    version: 1,
    old_plate: 'KP UZ-011',
    plate: 'KP UZ-012',
    requested_on: '2026-11-12',
    reason: 'Vozilo ni na imetnikovem naslovu.',
  }
  const refused = (more: object) => asAdmin(refuseVehicleChange, { params, body: { ...body, ...more } })
  expect((await refused({})).body.error.fields).toMatchObject([{ path: 'facts' }, { path: 'heard' }])
  expect((await (await product.as('operator')).call(refuseVehicleChange, { params, body: { ...body, ...found } })).status).toBe(403)
  expect((await refused({ facts: found.facts, heard: 'own_data' })).status).toBe(200)
  const { act, text } = await newestAct(id)
  expect(act).toMatchObject({ kind: 'change_refusal', remedy: 'appeal', standing: 'unserved' })
  if (canReadPdf)
    for (const words of [
      'Zahteva z dne 12. 11. 2026',
      'se zavrne. Vozilo KP UZ-011 se ne zamenja z vozilom KP UZ-012.',
      body.reason,
      'Pritožba zadrži izvršitev',
    ])
      expect(text.replaceAll('‑', '-')).toContain(words)
  const { credentials } = (await asAdmin(getPermit, { params })).body
  expect(credentials.filter(({ kind }: { kind: string }) => kind === 'plate')).toMatchObject([{ value: 'KP UZ-011', valid_until: null }])
})

test('a lost permit that is replaced without a fee has an official note among the acts of the new one', async () => {
  const id = await somePermit(product, { 'plates[]': ['KP UZ-021'] })
  const { number } = (await asAdmin(getPermit, { params: { id } })).body
  const replaced = (
    await asAdmin(replacePermit, { params: { id }, body: { version: 1, reason: 'lost', remark: 'Imetnik je izgubo prijavil ustno.' } })
  ).body
  const { act, text } = await newestAct(replaced.permit_uuid)
  expect(act).toMatchObject({ kind: 'official_note', permit: { number: replaced.number } })
  if (canReadPdf)
    for (const words of [
      `Dovolilnica št. ${number} se nadomesti z dovolilnico št. ${replaced.number}: prejšnja je izgubljena.`,
      'Imetnik je izgubo prijavil ustno.',
    ])
      expect(text).toContain(words)
})
