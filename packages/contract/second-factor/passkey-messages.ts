import { z } from 'zod/mini'

/** Bytes in base64url, as browsers send them. */
const bytesSchema = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/))
/** How the browser reaches the key (`internal`, `usb` …); browsers may add ways. */
const transportSchema = z.string().check(z.maxLength(20))
const descriptorSchema = z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(transportSchema)) })

/** What the browser needs to make a passkey (WebAuthn's `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptorSchema)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'direct', 'enterprise', 'indirect'])),
})

/** What the browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptorSchema)),
  userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
})

const credentialSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** A passkey that the browser has made (`RegistrationResponseJSON`). */
export const madePasskeySchema = z.extend(credentialSchema, {
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z.optional(z.array(transportSchema).check(z.maxLength(10))),
  }),
})

/** The proof that the browser holds a passkey (`AuthenticationResponseJSON`). */
export const passkeyProofSchema = z.extend(credentialSchema, {
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})
export type PasskeyProof = z.output<typeof passkeyProofSchema>
