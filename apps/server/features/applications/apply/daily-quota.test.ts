import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { listEvents } from '@dovolilnice/contract/events/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { residentForm, testFiles } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
const start = (formsPerDay: string) => {
  beforeAll(async () => {
    product = await startTestProduct({ env: { FORMS_PER_DAY: formsPerDay } })
  })
  afterAll(() => product.close())
  beforeEach(() => product.clock.advance(86_400_000))
}

type Changes = Parameters<typeof residentForm>[1]

const send = async (client: TestClient, changes: Changes = {}) => {
  const today = { valid_from: localDayOf(product.clock.now()) }
  return client.call(submitApplication, { form: await residentForm(product, { ...today, ...changes }) })
}
const codeOf = async (client: TestClient, changes: Changes = {}): Promise<string> => {
  const { status, body } = await send(client, changes)
  return status === 200 ? 'taken' : body.error.code
}
const megabytes = (count: number) => ({ 'document.identity': testFiles.pdf(count * 1_000_000) })

describe('a network', () => {
  start('2')

  test('sends so many applications a day, another one as many, and the next day again', async () => {
    const client = product.visitor()
    expect([await codeOf(client), await codeOf(client), await codeOf(client)]).toEqual(['taken', 'taken', 'quota_reached'])
    expect(await codeOf(product.visitor())).toBe('taken')
    // Staff see in the trail that somebody was turned away; not each time, and not who.
    for (let more = 2; more <= 11; more += 1) expect(await codeOf(client)).toBe('quota_reached')
    const filters = { action: 'application:turn_away' }
    const { items } = (await (await product.as('root')).call(listEvents, { body: { filters } })).body
    expect(items.map(({ after, address }: { after: object; address: string | null }) => [after, address])).toEqual([
      [{ turned_away: 10 }, null],
      [{ turned_away: 1 }, null],
    ])
    product.clock.advance(86_400_000)
    expect(await codeOf(client)).toBe('taken')
  })

  test('sends so many bytes a day, and nothing of what is refused is kept', async () => {
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

  test('a form that comes twice counts once, and is answered also when the day is full', async () => {
    const client = product.visitor()
    const sending = { idempotency_key: 'enkratni-kljuc-vloge', email: 'dvakrat@preizkus.si' }
    const codes = []
    for (const changes of [sending, sending, sending, {}, {}, sending]) codes.push(await codeOf(client, changes))
    expect(codes).toEqual(['taken', 'taken', 'taken', 'taken', 'quota_reached', 'taken'])
  })
})

describe('the whole town has a brake', () => {
  start('1')

  /** So many forms, each from a network of its own. */
  const flood = async (count: number): Promise<string[]> => {
    const codes = []
    for (let at = 0; at < count; at++) codes.push(await codeOf(product.visitor()))
    return codes
  }

  test('and who is over the own limit does not use it up', async () => {
    const greedy = product.visitor()
    const codes = []
    for (let at = 0; at < 40; at++) codes.push(await codeOf(greedy))
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1)
    const others = await flood(30)
    expect([others.filter((code) => code === 'taken').length, others.at(-1)]).toEqual([29, 'quota_reached'])
  })

  test('which does not stop a network where a mailed link was opened, nor one’s own proved address', async () => {
    const neighbour = product.visitor()
    const sent = await send(neighbour, { email: 'soseda@preizkus.si' })
    expect((await openMailedLink(product, sent.body.id, neighbour)).status).toBe(200)
    product.clock.advance(30 * 86_400_000)
    expect((await flood(31)).at(-1)).toBe('quota_reached')
    expect([await codeOf(neighbour), await codeOf(neighbour)]).toEqual(['taken', 'quota_reached'])
    product.forgetClients()
    expect(await codeOf(await product.as('regular'), { email: 'uporabnik@preizkus.si' })).toBe('taken')
    expect(await codeOf(product.visitor(), { email: 'uporabnik@preizkus.si' })).toBe('quota_reached')
  })

  test('for three months, and whoever opens the link again elsewhere opens no other network', async () => {
    const neighbour = product.visitor()
    const sent = await send(neighbour, { email: 'sosed@preizkus.si' })
    await openMailedLink(product, sent.body.id, neighbour)
    const elsewhere = product.visitor()
    await openMailedLink(product, sent.body.id, elsewhere)
    product.clock.advance(2 * 86_400_000)
    await product.jobs.runDue()
    await flood(30)
    expect([await codeOf(elsewhere), await codeOf(neighbour)]).toEqual(['quota_reached', 'taken'])
    product.clock.advance(92 * 86_400_000)
    await flood(30)
    expect(await codeOf(neighbour)).toBe('quota_reached')
  })
})
