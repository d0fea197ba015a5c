import { OperationError } from '@dovolilnice/contract/errors'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Configuration } from 'openid-client'
import type { Config } from '../../config.ts'

/** The library is loaded when somebody first signs in this way. */
export const loadOpenId = () => import('openid-client')

/** Seconds to wait for the provider: a person waits too. */
const patience = 5

export type Provider = NonNullable<Config['identity']['provider']>

/** @throws OperationError `provider_off` */
export const providerOf = ({ identity }: Config): Provider => {
  if (identity.provider === undefined) throw new OperationError('provider_off')
  return identity.provider
}

/** Where the provider sends the browser back. */
export const returnAddress = ({ publicUrl }: Config): string => `${publicUrl}${screenPath('providerSignIn')}`

const known = new Map<string, Promise<Configuration>>()

const discover = async ({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> => {
  const { allowInsecureRequests, discovery } = await loadOpenId()
  const address = new URL(issuer)
  // The settings allow http on this machine only: a provider that is tried out.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(address, clientId, clientSecret, undefined, { execute, timeout: patience })
}

/** The provider's addresses and keys, asked for once. @throws OperationError `provider_unavailable`; the next call asks again */
export const findProvider = async (provider: Provider): Promise<Configuration> => {
  const found = known.get(provider.issuer) ?? discover(provider)
  known.set(provider.issuer, found)
  try {
    return await found
  } catch (error) {
    known.delete(provider.issuer)
    console.error(`The identity provider ${provider.issuer} does not answer:`, error instanceof Error ? error.message : error)
    throw new OperationError('provider_unavailable')
  }
}
