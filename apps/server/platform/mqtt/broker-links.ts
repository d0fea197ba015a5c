import type { Client } from 'aedes'
import type { BrokerAccount } from './broker-account.ts'

/** The links that devices hold to the embedded broker, each with the name and password it was opened with. */
export interface OpenLinks {
  add(client: Client, name: string, password: string): void
  /** Signs each link of an account (without a name: all) in again, and closes those whose account is no more. */
  check(name?: string): Promise<void>
}

/** Keeps the links of devices until they end. A password stays in memory only, as long as its link. */
export const openLinks = (signIn: (name: string, password: string) => Promise<BrokerAccount | undefined>): OpenLinks => {
  const links = new Map<Client, { name: string; password: string }>()
  return {
    add: (client, name, password) => {
      links.set(client, { name, password })
      client.conn.once('close', () => links.delete(client))
    },
    check: async (only) => {
      for (const [client, { name, password }] of links) {
        if (only !== undefined && name !== only) continue
        // A database that does not answer closes the link too: the device connects anew and is asked again.
        const account = await signIn(name, password).catch(() => undefined)
        if (account === undefined) client.close()
      }
    },
  }
}
