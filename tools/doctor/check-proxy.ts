import type { Config } from '@dovolilnice/server/config'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** Which proxies are believed: with none all callers behind one would share its address, and its limits. */
export const checkProxy = ({ trustProxy, production }: Pick<Config, 'trustProxy' | 'production'>): Finding => {
  if (trustProxy === 0)
    return production
      ? missing(
          'Proxy',
          'TRUST_PROXY is not set, so everybody behind the proxy counts as one caller: set it to 1, or to the addresses of the proxies.',
        )
      : right('Proxy', 'none in front')
  return right('Proxy', typeof trustProxy === 'number' ? `${trustProxy} in front` : trustProxy.join(', '))
}
