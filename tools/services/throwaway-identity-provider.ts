import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import Provider from 'oidc-provider'
import { freePort } from './processes.ts'

/** A person at the provider. The account's name is their `sub`. */
export interface ProviderAccount {
  email: string
  email_verified: boolean
}

export interface ThrowawayProvider {
  issuer: string
  clientId: string
  clientSecret: string
  close: () => Promise<void>
}

const page = `<!doctype html><html lang="sl"><title>Računi občine</title><h1>Računi občine</h1>
<form method="post"><label>Račun <input name="account"></label><button>Prijavi me</button></form>`

const signOutPage = (form: string): string =>
  `<!doctype html><html lang="sl"><title>Odjava</title>${form}<button form="op.logoutForm" name="logout" value="yes">Odjavi me</button>`

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

const keyOf = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), kid: 'preizkus', use: 'sig', alg: 'RS256' })

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return keyOf(privateKey)
}

interface ProviderOptions {
  /** Where the product is reached: the only place to which browsers are sent back. */
  product: string
  accounts: Readonly<Record<string, ProviderAccount>>
  /** It publishes another key than that with which it signs, as if somebody else had signed. */
  signsWithForeignKey?: boolean
}

const makeProvider = (issuer: string, { product, accounts }: ProviderOptions, client: { clientId: string; clientSecret: string }) =>
  new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${product}/prijava/racun-obcine`],
        post_logout_redirect_uris: [`${product}/prijava`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['preizkus'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      // The library's own page asks another host for its letters.
      rpInitiatedLogout: { logoutSource: (context, form) => void (context.body = signOutPage(form)) },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
    // Nobody is asked whether the town may know their address.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })

/** A real OpenID provider on this machine, with a page that asks for an account's name and no password. */
export const startIdentityProvider = async (options: ProviderOptions): Promise<ThrowawayProvider> => {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = { clientId: 'dovolilnice', clientSecret: 'skrivnost-preizkusa-ki-je-dovolj-dolga' }
  const provider = makeProvider(issuer, options, client)
  const callback = provider.callback()
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const accountId = (await bodyOf(request)).get('account') ?? ''
    const result = accountId in options.accounts ? { login: { accountId } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const foreign = JSON.stringify({ keys: [keyOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)] })
  const server = createServer((request, response) => {
    if (options.signsWithForeignKey === true && request.url === '/jwks')
      return void response.setHeader('content-type', 'application/json').end(foreign)
    if (request.url?.startsWith('/interaction/') !== true) return void callback(request, response)
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    ...client,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
