import { OperationError } from '@dovolilnice/contract/errors'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Configuration } from 'openid-client'
import type { Config } from '../../config.ts'

/** The library is loaded when somebody first signs in this way. */
export const loadOpenId = () => import('openid-client')

/** Seconds to wait for the provider: a person waits too. */
const patience = 5

type Provider = NonNullable<Config['identity']['provider']>

/** Where the provider sends the browser back. */
export const returnAddress = ({ publicUrl }: Config): string => `${publicUrl}${screenPath('providerSignIn')}`

const known = new Map<string, Promise<Configuration>>()

const discover = async ({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> => {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadOpenId()
  const address = new URL(issuer)
  // The settings allow http on this machine only: a provider that is tried out.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : []
  // Without it the library trusts an ID token that came over https and does not look at its signature.
  return discovery(address, clientId, clientSecret, undefined, { execute: [...execute, enableNonRepudiationChecks], timeout: patience })
}

/** The error when the provider does not answer; it names the password as a way only where staff may use one. */
export const providerUnavailable = ({ staffSignsInLocally }: Pick<Config['identity'], 'staffSignsInLocally'>): OperationError =>
  new OperationError(staffSignsInLocally ? 'provider_unavailable' : 'only_provider_unavailable')

/**
 * The provider's addresses and keys, asked for once; after a failure the next call asks again.
 * @throws OperationError `provider_off`, `provider_unavailable`, `only_provider_unavailable`
 */
export const findProvider = async ({ identity }: Pick<Config, 'identity'>): Promise<Configuration> => {
  const { provider } = identity
  if (provider === undefined) throw new OperationError('provider_off')
  const found = known.get(provider.issuer) ?? discover(provider)
  known.set(provider.issuer, found)
  try {
    return await found
  } catch (error) {
    known.delete(provider.issuer)
    console.error(`The identity provider ${provider.issuer} does not answer:`, error instanceof Error ? error.message : error)
    throw providerUnavailable(identity)
  }
}
