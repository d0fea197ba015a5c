import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { careForms } from '../harness/application-form.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { runProduct } from '../harness/running-product.ts'
import { usualEngine } from '../harness/throwaway-database.ts'

/** Two processes that answer calls and two that do jobs, on one PostgreSQL and one folder of files. */
describe.skipIf(usualEngine !== 'postgres')('several processes', () => {
  let first: Product
  let second: Product
  let workers: Product[]
  beforeAll(async () => {
    first = await startProduct({ roles: ['api'] })
    const shared = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SMTP_URL: first.mail.url }
    const other = (role: string) => runProduct({ engine: 'embedded', roles: [role], env: shared })
    ;[second, ...workers] = await Promise.all([other('api'), other('worker'), other('worker')])
  })
  afterAll(async () => {
    for (const product of [...workers, second, first]) await product.close()
  })

  test('an application sent to one is decided at the other, and each mail goes once although a worker dies', async () => {
    const resident = await httpPerson(first.url)
    const form = await careForms(resident)
    const plates = Array.from({ length: 20 }, (_, index) => `LJ VP-${100 + index}`)
    const submit = async (plate: string) => (await resident.post('v1/applications', form(plate, 'Oseba Več'))).status
    const statuses = plates.slice(0, 10).map(submit)
    await Promise.all(statuses)
    await workers[0]?.kill()
    expect(await Promise.all([...statuses, ...plates.slice(10).map(submit)])).toEqual(plates.map(() => 200))

    const clerk = await httpPerson(second.url)
    await clerk.signIn('admin@demo.si')
    const { body } = await clerk.post('v1/admin/applications', { itemsPerPage: 50, filters: { search: 'Oseba Več' } })
    expect(body.total).toBe(plates.length)
    const reviewed = await clerk.post(`v1/admin/applications/${body.items[0].id}/review`, { version: body.items[0].version })
    expect(reviewed.body).toMatchObject({ status: 'in_review' })

    const receivers = plates.map((plate) => `${plate.toLowerCase().replace(/\W/g, '')}@primer.si`)
    // A mail that the killed worker had in hand waits for its heartbeat.
    for (const receiver of receivers)
      await expect.poll(() => first.mail.mails().some(({ to }) => to.includes(receiver)), { timeout: 60_000 }).toBe(true)
    await workers[0]?.start()
  })

  test('a call in flight is answered whole after SIGTERM, and the other process goes on', async () => {
    const resident = await httpPerson(first.url)
    const form = new Response((await careForms(resident))('LJ VP-200', 'Oseba Počasna'))
    const body = Buffer.from(await form.arrayBuffer())
    const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const slow = request(`${first.url}/api/v1/applications`, {
      method: 'POST',
      headers: {
        ...resident.headers(),
        ...(await resident.proof()),
        'content-type': form.headers.get('content-type') ?? '',
        'content-length': body.length,
      },
    })
    slow.on('response', resolve).on('error', reject)
    slow.write(body.subarray(0, body.length / 2))
    await pause(500)
    const stopped = first.stop()
    const other = await httpPerson(second.url)
    expect((await other.get('v1/parameters')).status).toBe(200)
    slow.end(body.subarray(body.length / 2))
    const answer = await answered
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
    expect(JSON.parse((await answer.toArray()).join(''))).toMatchObject({ number: expect.any(String) })
    await stopped
    await first.start()
  })
})
