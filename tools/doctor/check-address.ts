import { lookup } from 'node:dns/promises'
import type { Config } from '@dovolilnice/server/config'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** Where people reach the product. */
export const checkAddress = async ({ publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>): Promise<Finding> => {
  if (production && !publicUrl.startsWith('https:'))
    return missing('Address', `${publicUrl} is not https: set PUBLIC_URL=https://…, and let a proxy in front have the certificate.`)
  try {
    const found = await lookup(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''), { all: true })
    return right('Address', `${publicUrl}, which is ${found.map(({ address }) => address).join(', ')} from here`)
  } catch (error) {
    return missing(
      'Address',
      `${publicUrl}: the name is unknown here (${reasonOf(error)}): correct PUBLIC_URL, or enter the name in the DNS.`,
    )
  }
}
