import type { Page } from 'playwright-core'
import { httpPerson } from '../harness/http-person.ts'
import type { Product } from '../harness/product.ts'

export const firstRoot = 'root@dovolilnice.invalid'

/** What who decides must show, also for a permit that is issued at the office. */
const authority = { title: 'svetovalka', authorisation: '100-1/2026', authorised_on: '2020-01-03', authorised_for: 'dovolilnice' }

/** Gives the one account of an empty town a password of its own and an authorisation, and returns it signed in. */
export const ownRootPassword = async (product: Product, password: string): Promise<Awaited<ReturnType<typeof httpPerson>>> => {
  const given = /Root account +password (\S+)/.exec(product.terminal())?.[1]
  const root = await httpPerson(product.url)
  await root.post('auth/login', { email: firstRoot, password: given })
  const change = { current_password: given, password, password_confirmation: password }
  const { status } = await root.post('v1/services/account/password/update', change)
  if (status >= 300) throw new Error(`the first password was not changed: ${status}`)
  const { user } = (await root.get('auth/session')).body
  const { name, email, type, version } = (await root.get(`v1/admin/users/${user.id}`)).body
  const updated = await root.post(`v1/admin/users/${user.id}/update`, { name, email, type, version, ...authority })
  if (updated.status >= 300) throw new Error(`the authorisation was not taken: ${JSON.stringify(updated.body)}`)
  return root
}

/** Gives who is signed in on the page an authorisation, where a second factor lets nobody sign in beside. */
export const authoriseOn = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)[1])
    const call = async (path, init) => {
      const answer = await fetch('/api/' + path, { headers: { 'x-xsrf-token': token, 'content-type': 'application/json' }, ...init })
      if (!answer.ok) throw new Error(path + ' answered ' + answer.status)
      return answer.json()
    }
    const { user } = await call('auth/session')
    const place = 'v1/admin/users/' + user.id
    const { name, email, type, version } = await call(place)
    await call(place + '/update', { method: 'POST', body: JSON.stringify({ name, email, type, version, ...${JSON.stringify(authority)} }) })
  })()`)
