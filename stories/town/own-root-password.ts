import { httpPerson } from '../harness/http-person.ts'
import type { Product } from '../harness/product.ts'

export const firstRoot = 'root@dovolilnice.invalid'

/** Gives the one account of an empty town a password of its own, and returns it signed in. */
export const ownRootPassword = async (product: Product, password: string): Promise<Awaited<ReturnType<typeof httpPerson>>> => {
  const given = /Root account +password (\S+)/.exec(product.terminal())?.[1]
  const root = await httpPerson(product.url)
  await root.post('auth/login', { email: firstRoot, password: given })
  const change = { current_password: given, password, password_confirmation: password }
  const { status } = await root.post('v1/services/account/password/update', change)
  if (status >= 300) throw new Error(`the first password was not changed: ${status}`)
  return root
}
