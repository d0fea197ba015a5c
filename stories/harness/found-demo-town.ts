import { request, type Cookie } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { runProduct, type FoundedTown, type Product } from './running-product.ts'
import { accounts } from './screens.ts'
import { demoPassword } from './sign-in.ts'
import { usualEngine } from './throwaway-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoTown: FoundedTown
  }
}

let product: Product

/** Signs an account in as a browser would, and gives its cookies. */
const sessionOf = async (email: string): Promise<Cookie[]> => {
  const person = await request.newContext({ baseURL: product.url })
  await person.get('/api/auth/anti-forgery')
  const token = (await person.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await person.post('/api/auth/login', {
    data: { email, password: demoPassword },
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { cookies } = await person.storageState()
  await person.dispose()
  return cookies
}

/**
 * Vitest runs this once before the stories: founding the demo town takes longer than most of them, so each begins with a copy of this one.
 * Only the api is started: jobs and gates have touched nothing yet, as in a town that a story's product has just founded itself.
 */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  product = await runProduct({ engine: usualEngine, roles: ['api'] })
  const sessions: Record<string, Cookie[]> = {}
  for (const email of Object.values(accounts)) sessions[email] = await sessionOf(email)
  await product.stop()
  provide('demoTown', { engine: usualEngine, dataDir: product.dataDir, databaseUrl: product.databaseUrl, sessions })
}

export const teardown = (): Promise<void> => product.close()
