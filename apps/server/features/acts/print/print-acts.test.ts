import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageActs, previewAddressWindow, printActs, readConsignments, usualWindow } from '@dovolilnice/contract/acts/package-and-print'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { handOverActs } from '@dovolilnice/contract/acts/service/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { canReadPdf, pdfInfo, pdfText, wordPlace } from '../../../test/pdf-text.ts'
import type { TestAnswer, TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { byRecords } from '../../../test/applicant/grounds.ts'

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined
if (!hasXmllint)
  process.stdout.write('SKIPPED: no xmllint here (Debian: libxml2-utils), so no metadata of acts are held against their schema\n')

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const reason = 'Stranka na območju nima stalnega prebivališča.'
const names = ['Žiga Đurđević', 'Čedomira-Živa Đorđević-Škrjančeva Ćirković-Šušteršič Žnidaršič']

interface Act {
  id: string
  number: string
  sha256: string
}

const rejected = async (name: string, plate: string): Promise<Act> => {
  const form = await residentForm(product, { name, 'plates[]': [plate] })
  const { id } = (await product.visitor().call(submitApplication, { form })).body
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason },
  })
  return (await clerk.call(readMatterActs, { params: { id } })).body.acts[0]
}

const chosen = () => Promise.all(names.map((name, index) => rejected(name, `KP PR-10${index}`)))
const eventsOf = (action: string) => product.services.database.kysely.selectFrom('event').selectAll().where('action', '=', action).execute()

test('chosen acts come as one paper, each behind its address and on sheets of its own; the stored papers stay as they were', async () => {
  const acts = await chosen()
  const ids = acts.map(({ id }) => id)
  const printed = await clerk.call(printActs, { body: { ids } })
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  if (canReadPdf) {
    const text = pdfText(printed.raw)
    for (const { number } of acts) expect(text).toContain(number)
    for (const name of names) expect(text.replace(/\s+/g, ' ')).toContain(name)
    const pages = (pdf: Uint8Array) => Number(/Pages:\s+(\d+)/.exec(pdfInfo(pdf))?.[1])
    const own = await Promise.all(acts.map(async ({ id }) => pages((await clerk.call(readAct, { params: { id } })).raw)))
    // A sheet for the address and whole sheets for the act.
    expect(pages(printed.raw)).toBe(own.reduce((sum, count) => sum + 2 + Math.ceil(count / 2) * 2, 0))
    const plain = await clerk.call(printActs, { body: { ids, envelope: 'none', duplex: false } })
    expect(pages(plain.raw)).toBe(own.reduce((sum, count) => sum + count, 0))
  }
  for (const { id, sha256 } of acts) {
    const { raw } = await clerk.call(readAct, { params: { id } })
    expect(createHash('sha256').update(raw).digest('hex')).toBe(sha256)
  }
  const [event] = await eventsOf('act:print')
  expect(event?.after).toMatchObject({ rows: 2, acts: acts.map(({ number }) => number).join(', ') })
})

test('the post gets a list in the order of the choice', async () => {
  const acts = await chosen()
  const { raw } = await clerk.call(readConsignments, { body: { ids: acts.map(({ id }) => id) } })
  const [head, first, second] = raw.toString('utf8').replace('\uFEFF', '').split('\r\n')
  expect(head).toContain('Naslovnik;Ulica;Poštna številka;Kraj;Številka akta')
  expect([first, second]).toEqual([expect.stringContaining(`1;${names[0]};`), expect.stringContaining(`2;${names[1]};`)])
  expect(second).toContain(acts[1]?.number)
})

test('chosen acts are handed over together, each with its event, or none of them', async () => {
  const acts = await chosen()
  const ids = acts.map(({ id }) => id)
  const body = { ids, manner: 'registered_post', handed_over_on: '2026-11-16' }
  expect((await clerk.call(handOverActs, { body })).body).toEqual({ handed_over: 2 })
  expect((await eventsOf('act:hand_over')).map(({ subject_label: label }) => label).toSorted()).toEqual(
    acts.map(({ number }) => number).toSorted(),
  )
  const fresh = await rejected('Ana Novak', 'KP PR-109')
  const refused = await clerk.call(handOverActs, { body: { ...body, ids: [fresh.id, ...ids] } })
  expect(refused.body.error.code).toBe('illegal_transition')
  expect(await eventsOf('act:hand_over')).toHaveLength(2)
  expect((await clerk.call(handOverActs, { body: { ...body, ids: [fresh.id, fresh.id] } })).status).toBe(422)
})

test.skipIf(!hasXmllint)('a package has the stored bytes of each act and metadata that fit their schema', async () => {
  const acts = await chosen()
  const { raw, headers } = await clerk.call(packageActs, { body: { ids: acts.map(({ id }) => id) } })
  expect(headers['content-type']).toBe('application/zip')
  const files = unzipSync(new Uint8Array(raw))
  const { 'akti.xml': metadata, ...papers } = files
  const xml = strFromU8(metadata ?? new Uint8Array())
  const hashes = Object.values(papers).map((paper) => createHash('sha256').update(paper).digest('hex'))
  expect(new Set(hashes)).toEqual(new Set(acts.map(({ sha256 }) => sha256)))
  for (const { number, sha256 } of acts) for (const value of [number, sha256]) expect(xml).toContain(`>${value}<`)
  for (const name of Object.keys(papers)) expect(xml).toContain(`<Name>${name}</Name>`)
  expect(xml).not.toContain('TaxNumber>5')

  const folder = await mkdtemp(join(tmpdir(), 'dovolilnice-acts-'))
  try {
    writeFileSync(join(folder, 'akti.xml'), xml)
    const checked = spawnSync('xmllint', ['--noout', '--schema', 'docs/acts.xsd', join(folder, 'akti.xml')], { encoding: 'utf8' })
    expect(checked.stderr).toContain('validates')
    writeFileSync(join(folder, 'akti.xml'), xml.replace(/<Sha256>/, '<Sha256>x'))
    expect(spawnSync('xmllint', ['--noout', '--schema', 'docs/acts.xsd', join(folder, 'akti.xml')]).status).not.toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
  expect(await eventsOf('act:package')).toHaveLength(1)
})

const right = { left: 115, top: 60, width: 80, height: 40 }
const setWindow = (address_window: object) => clerk.call(updateActSettings, { body: { address_window } })

test.skipIf(!canReadPdf)('the address stands in the window that the town has set, and the sheet to try shows it there', async () => {
  const [act] = await chosen()
  expect((await setWindow(right)).body.address_window).toEqual(right)
  const printed = await clerk.call(printActs, { body: { ids: [act!.id] } })
  const tried = await clerk.call(previewAddressWindow, { body: { address_window: right } })
  for (const [pdf, word] of [
    [printed.raw, 'Žiga'],
    [tried.raw, 'Čedomira'],
  ] as const) {
    const [x, y] = wordPlace(pdf, word)
    expect([Math.round(x), y > right.top && y < right.top + right.height]).toEqual([right.left, true])
  }
  await setWindow(usualWindow)
})

test('a window is on the sheet and has room for a long address; a longer one is not printed into it', async () => {
  const fieldOf = (answer: TestAnswer) => answer.body.error.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])
  expect(fieldOf(await setWindow({ ...right, width: 95 }))).toEqual([['address_window.width', 'window_off_sheet']])
  expect(fieldOf(await setWindow({ ...right, width: 50, height: 20 }))).toEqual([['address_window.height', 'window_too_small']])
  const narrow = { ...right, width: 60, height: 24 }
  expect((await setWindow(narrow)).status).toBe(200)
  const act = await rejected(`${'Žnidaršič-Škrjančeva '.repeat(5)}Novak`, 'KP PR-120')
  const refused = await clerk.call(printActs, { body: { ids: [act.id] } })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'address_too_long'])
  expect((await clerk.call(printActs, { body: { ids: [act.id], envelope: 'none' } })).status).toBe(200)
  await setWindow(usualWindow)
})
