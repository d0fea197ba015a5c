import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { careForms } from '../harness/application-form.ts'
import { httpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ engine: 'embedded', env: { SIMULATED_GATES: '0', TRUST_PROXY: '1' } })
})
afterAll(() => product.close())

/** Eight are on their way when the product is killed, however many came before. */
const submissions = 100
const killAfter = 40

const storedFiles = async (folder: string): Promise<number> => {
  const shelves = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory() && entry.name.length === 2)
  return (await Promise.all(shelves.map(({ name }) => readdir(join(folder, name))))).flat().length
}

const submit = async (form: (plate: string, name: string) => FormData, number: number) => {
  const person = await httpPerson(product.url, `10.7.0.${number}`)
  return person.post('v1/applications', form(`LJ K${number}-0`, `Poskusna Oseba ${number}`))
}

/** Sends until the server is gone, each application from a network of its own: many from one are asked for more and more work. */
const submitUntilKilled = async (): Promise<{ number: string; token: string }[]> => {
  const form = await careForms(await httpPerson(product.url))
  const acknowledged: { number: string; token: string }[] = []
  let next = 0
  let killed: Promise<void> | undefined
  const sender = async (): Promise<void> => {
    while (next < submissions) {
      next += 1
      const answer = await submit(form, next).catch(() => undefined)
      if (answer === undefined) return
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      acknowledged.push(answer.body)
      if (acknowledged.length === killAfter) killed = product.kill()
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  await killed
  return acknowledged
}

/** Stored files that are no documents: the papers of the demo town's invoices. */
const papersStored = async (): Promise<number> => {
  const person = await httpPerson(product.url)
  await person.signIn('admin@demo.si')
  const { body: documents } = await person.post('v1/admin/documents', { itemsPerPage: 1 })
  return (await storedFiles(join(product.dataDir, 'files'))) - documents.total
}

test('every acknowledged application is there after kill -9, with its files, and no other half exists', async () => {
  const papers = await papersStored()
  const acknowledged = await submitUntilKilled()
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
  expect(acknowledged.length).toBeLessThan(submissions)
  await product.start()

  const person = await httpPerson(product.url)
  for (const { number, token } of acknowledged) {
    const { status, body } = await person.get(`v1/applications/status?number=${number}&token=${token}`)
    expect(status, number).toBe(200)
    expect(body.documents).toHaveLength(1)
  }

  await person.signIn('admin@demo.si')
  const { body: applications } = await person.post('v1/admin/applications', { itemsPerPage: 100, filters: { search: 'Poskusna Oseba' } })
  expect(applications.total).toBeGreaterThanOrEqual(acknowledged.length)
  expect(applications.total).toBeLessThanOrEqual(acknowledged.length + 8)
  const { body: documents } = await person.post('v1/admin/documents', { itemsPerPage: 1 })
  expect((await storedFiles(join(product.dataDir, 'files'))) - documents.total).toBe(papers)
})
