import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ engine: 'embedded', env: { SIMULATED_GATES: '0' } })
})
afterAll(() => product.close())

interface Invoice {
  id: string
  invoice_nr: string
  application_id: string
  kind: string
  status: string
  actions: string[]
}

const clerk = async (): Promise<HttpPerson> => {
  const person = await httpPerson(product.url)
  await person.signIn('admin@demo.si')
  return person
}

const invoices = async (person: HttpPerson, filters: object = {}): Promise<Invoice[]> => {
  const all: Invoice[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await person.post('v1/admin/invoices', { page, itemsPerPage: 100, filters })
    all.push(...body.items)
    if (all.length >= body.total) return all
  }
}

const deviceOf = ({ invoice_nr: number }: Invoice): string => number.split('-').slice(0, 2).join('-')
const sequenceOf = ({ invoice_nr: number }: Invoice): number => Number(number.split('-').at(-1))

/** Takes invoices back and issues them anew, several at a time, until the server is gone; answers what it acknowledged. */
const issueUntilKilled = async (wanted: readonly Invoice[], killAfter: number): Promise<Invoice[]> => {
  const waiting = [...wanted]
  const issued: Invoice[] = []
  let killed: Promise<void> | undefined
  const work = async (): Promise<void> => {
    const person = await clerk()
    for (let invoice = waiting.shift(); invoice !== undefined; invoice = waiting.shift()) {
      const back = await person.post(`v1/admin/invoices/${invoice.id}/storno`, { reason: 'Preizkus.' }).catch(() => undefined)
      const path = `v1/admin/invoices/${invoice.application_id}/create`
      const anew = back && (await person.get(path).catch(() => undefined))
      if (anew?.status !== 200) return
      issued.push(anew.body)
      if (issued.length === killAfter) killed = product.kill()
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  expect(killed, `${issued.length} were issued, and nothing was killed`).toBeDefined()
  await killed
  return issued
}

/** How many mails, Slovenian or English, carry each invoice, by its number: one that was accepted twice has the same id both times, and is shown once. */
const mailsByInvoice = (): Map<string, number> => {
  const ids = new Map<string, Set<string>>()
  for (const { subject, message_id: messageId } of product.mail.mails()) {
    const number = /^(?:Račun|Invoice) (\S+) (?:za vlogo|for application)/.exec(subject)?.[1]
    if (number !== undefined) ids.set(number, (ids.get(number) ?? new Set()).add(messageId))
  }
  return new Map([...ids].map(([number, { size }]) => [number, size]))
}

const consistent = async (person: HttpPerson, acknowledged: readonly Invoice[]): Promise<void> => {
  const all = await invoices(person)
  // Each device counts by itself: the town's own, and the one at the counter.
  for (const [device, numbered] of Map.groupBy(all, deviceOf)) {
    const sequences = numbered.map(sequenceOf).toSorted((a, b) => a - b)
    expect(sequences, device).toEqual(Array.from({ length: sequences.length }, (_, index) => index + 1))
  }
  const live = all.filter(({ kind, status }) => kind === 'invoice' && status !== 'cancelled')
  expect(new Set(live.map(({ application_id: id }) => id)).size).toBe(live.length)
  for (const { id, invoice_nr: number } of acknowledged) {
    expect(
      live.map((invoice) => invoice.id),
      number,
    ).toContain(id)
    // The server compares the file with its hash before it hands it out.
    expect((await person.get(`v1/admin/invoices/${id}/pdf`)).status, number).toBe(200)
  }
}

test('after kill -9 while invoices are issued and sent, none is lost, numbered twice or mailed twice, and none is half there', async () => {
  const acknowledged: Invoice[] = []
  for (const killAfter of [3, 6, 9]) {
    const person = await clerk()
    const known = new Set(acknowledged.map(({ id }) => id))
    const wanted = (await invoices(person, { kind: 'invoice', payment_method: 'transfer' })).filter(
      ({ id, status, actions }) => status === 'sent' && actions.includes('cancel') && !known.has(id),
    )
    acknowledged.push(...(await issueUntilKilled(wanted.slice(0, 20), killAfter)))
    await product.start()
    await consistent(await clerk(), acknowledged)
  }
  // What was being sent when the process died is sent by the one that follows.
  await expect
    .poll(
      async () => {
        const mails = mailsByInvoice()
        return acknowledged.filter(({ invoice_nr: number }) => !mails.has(number)).length
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toBe(0)
  const mails = mailsByInvoice()
  expect([...mails.values()].filter((count) => count > 1)).toEqual([])

  const person = await clerk()
  const { body } = await person.post('v1/admin/documents/payments/send-invoices', {})
  await product.kill()
  await product.start()
  await expect
    .poll(async () => (await (await clerk()).get(`v1/admin/invoices/sendings/${body.run_id}`)).body, { timeout: 120_000, interval: 1_000 })
    .toMatchObject({ total: body.total, done: body.total, sent: body.total })
  expect([...mailsByInvoice().values()].filter((count) => count > 1)).toEqual([])
}, 480_000)
