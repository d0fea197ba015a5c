import { z } from 'zod/mini'
import { openDataRate, openToAll } from '../open-data/open-town.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** The address of the type of a permit in a wallet, under the town's own; what is there describes it (SD-JWT VC type metadata). */
export const permitTypePath = 'wallet/permit-type'

const linkSchema = z.object({
  /** Opens the wallet on this device. */
  link: z.string(),
  /** The link as a code for the wallet of another device: rows of `1` (dark) and `0`. */
  code: z.array(z.string()),
  expires_at: instantSchema,
})

const walletPermitSchema = z.object({
  /** Whether it may go into a wallet now: it is in force, or will be. */
  can_offer: z.boolean(),
  /** The credentials that hold, the newest first. */
  credentials: z.array(z.object({ id: idSchema, issued_at: instantSchema })),
  /** Whether the town signs passes of Apple. */
  apple: z.boolean(),
  /** Whether the town signs passes of Google. */
  google: z.boolean(),
})
export type WalletPermit = z.output<typeof walletPermitSchema>

export const readWalletPermit = defineRead({
  name: 'read-wallet-permit',
  path: 'v1/user/permits/{id}/wallet',
  access: 'session',
  summary: 'The credentials of my permit in wallets',
  output: walletPermitSchema,
})

/** One's own permit as a pass for an iPhone (PKPass); void where it does not count any more, for the one that is on the phone. */
export const readApplePass = defineRead({
  name: 'read-apple-pass',
  path: 'v1/user/permits/{id}/wallet/apple',
  access: 'session',
  summary: 'My permit as a pass of Apple',
  audit: { action: 'permit:take_apple_pass', kind: 'read' },
})

export const takeGoogleLink = defineOperation({
  name: 'take-google-link',
  path: 'v1/user/permits/{id}/wallet/google',
  access: 'session',
  summary: 'My permit as a pass of Google',
  output: z.object({ link: z.string() }),
  errors: ['illegal_transition'],
  audit: { action: 'permit:take_google_pass', kind: 'read' },
})

/** Offers one's own permit to a wallet (OpenID4VCI, pre-authorised code): the link counts once, for minutes. */
export const offerPermit = defineOperation({
  name: 'offer-permit',
  path: 'v1/user/permits/{id}/wallet/offer',
  access: 'session',
  summary: 'Offer my permit to a wallet',
  output: linkSchema,
  errors: ['illegal_transition'],
  rate: { windowSeconds: 3600, perAddress: 120, perAccount: 30 },
  audit: { action: 'permit:offer_wallet', kind: 'change' },
})

/** Ends every credential of one's own permit: the wallet is lost, or another's. The permit itself stays. */
export const endWalletPermit = defineOperation({
  name: 'end-wallet-permit',
  path: 'v1/user/permits/{id}/wallet/end',
  access: 'session',
  summary: 'End the credentials of my permit',
  audit: { action: 'permit:end_wallet', kind: 'change' },
})

const walletRate = { windowSeconds: 60, perAddress: 60 } as const
const anything = z.record(z.string(), z.unknown())

/** What a wallet asks of who issues credentials (OpenID4VCI 1.0, section 12.2). */
export const readIssuerMetadata = defineRead({
  name: 'read-issuer-metadata',
  path: '/.well-known/openid-credential-issuer',
  ...openToAll,
  summary: 'The town as issuer of credentials (OpenID4VCI)',
  output: anything,
})

/** The same of who gives tokens for it (RFC 8414). */
export const readOauthMetadata = defineRead({
  name: 'read-oauth-metadata',
  path: '/.well-known/oauth-authorization-server',
  ...openToAll,
  summary: 'The town as OAuth server for wallets (RFC 8414)',
  output: anything,
})

/** The keys that sign credentials, those of before too (SD-JWT VC, section 5). */
export const readIssuerKeys = defineRead({
  name: 'read-issuer-keys',
  path: '/.well-known/jwt-vc-issuer',
  ...openToAll,
  summary: 'The keys of the town’s credentials',
  output: z.object({ issuer: z.string(), jwks: z.object({ keys: z.array(anything) }) }),
})

export const readPermitType = defineRead({
  name: 'read-permit-type',
  path: permitTypePath,
  ...openToAll,
  summary: 'What a permit in a wallet says (type metadata)',
  output: anything,
})

/** A list of the statuses of credentials as a signed token (Token Status List). It tells nobody whose status somebody asks about. */
export const readStatusList = defineRead({
  name: 'read-status-list',
  path: 'wallet/statuslists/{list}',
  access: 'public',
  summary: 'Statuses of credentials (token status list)',
  params: z.object({ list: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)) }),
  output: z.string(),
  errors: ['not_found'],
  openData: { maxAge: 60, mediaType: 'application/statuslist+jwt' },
  rate: openDataRate,
})

/** The token endpoint: the code of an offer, once, against a key for one credential. Its form is `application/x-www-form-urlencoded`. */
export const takeOffer = defineOperation({
  name: 'take-offer',
  path: 'wallet/token',
  access: 'public',
  summary: 'Take an offered credential (OAuth token endpoint)',
  output: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() }),
  signedBody: true,
  oauth: true,
  errors: ['wallet_refused'],
  rate: walletRate,
})

/** The nonce endpoint: what a wallet signs to prove that it has its key. */
export const giveNonce = defineOperation({
  name: 'give-nonce',
  path: 'wallet/nonce',
  access: 'public',
  summary: 'A nonce for a wallet (OpenID4VCI)',
  output: z.object({ c_nonce: z.string() }),
  signedBody: true,
  oauth: true,
  rate: walletRate,
})

/** The credential endpoint: the permit, bound to the key that the wallet has proved to have. */
export const issueCredential = defineOperation({
  name: 'issue-credential',
  path: 'wallet/credential',
  access: 'public',
  summary: 'Issue a permit into a wallet (OpenID4VCI credential endpoint)',
  output: z.object({ credentials: z.array(z.object({ credential: z.string() })) }),
  signedBody: true,
  oauth: true,
  errors: ['unauthenticated', 'wallet_refused'],
  rate: walletRate,
  audit: { action: 'permit:take_wallet', kind: 'change' },
})

/** Why what a wallet has answered does not count, as the person is told. */
export const identityFaults = ['declined', 'unreadable', 'forged', 'untrusted', 'expired', 'other_request', 'incomplete'] as const
export type IdentityFault = (typeof identityFaults)[number]

const identificationSchema = z.object({
  /** Whether the town asks wallets at all. */
  offered: z.boolean(),
  /** The last question, while it counts. */
  asked: z.nullable(
    z.object({ id: idSchema, state: z.enum(['waiting', 'answered', 'refused']), fault: z.nullable(z.enum(identityFaults)) }),
  ),
})

export const readIdentification = defineRead({
  name: 'read-identification',
  path: 'v1/user/identification',
  access: 'session',
  summary: 'How far showing my identity from a wallet is',
  output: identificationSchema,
})

/** Asks a wallet for name and address (OpenID4VP 1.0, signed request, encrypted answer). It counts once, for minutes. */
export const beginIdentification = defineOperation({
  name: 'begin-identification',
  path: 'v1/user/identification/begin',
  access: 'session',
  summary: 'Ask my wallet for name and address',
  output: linkSchema,
  errors: ['illegal_transition'],
  rate: { windowSeconds: 3600, perAddress: 240, perAccount: 60 },
})

/** What the wallet has shown, once: with this answer it is gone from here. */
export const takeIdentification = defineOperation({
  name: 'take-identification',
  path: 'v1/user/identification/{id}/take',
  access: 'session',
  summary: 'What my wallet has shown, once',
  output: z.object({ name: z.string(), street: z.string(), post_code: z.string(), city: z.string() }),
})

const questionParams = z.object({ question: z.string().check(z.minLength(1), z.maxLength(100)) })

/** The signed question, which a wallet fetches by the link (`application/oauth-authz-req+jwt`). */
export const readQuestion = defineRead({
  name: 'read-wallet-question',
  path: 'wallet/questions/{question}',
  access: 'public',
  summary: 'The signed request to a wallet (OpenID4VP)',
  params: questionParams,
  errors: ['not_found'],
  rate: walletRate,
})

/** What a wallet answers: a form with `response`, encrypted for this question alone, or with `error`. */
export const answerQuestion = defineOperation({
  name: 'answer-wallet-question',
  path: 'wallet/questions/{question}/answer',
  access: 'public',
  summary: 'The encrypted answer of a wallet (OpenID4VP direct_post.jwt)',
  params: questionParams,
  output: z.object({}),
  signedBody: true,
  oauth: true,
  errors: ['not_found', 'wallet_refused'],
  rate: walletRate,
  audit: { action: 'account:show_identity', kind: 'change' },
})
