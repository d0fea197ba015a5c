import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { madePasskeySchema, passkeyCreationSchema, passkeyProofSchema, passkeyRequestSchema } from './passkey-messages.ts'
import { factorRuleSchema, ownFactorsSchema, passkeyNameSchema, recoveryCodesSchema, totpCodeSchema } from './second-factor.ts'
import { eitherCodeSchema } from './either-code.ts'
import { seenValues } from '../history/conflict.ts'

/** Takes a passkey that the browser has made into use. Other sessions of the person end. */
export const addPasskey = defineOperation({
  name: 'add-passkey',
  path: 'v1/services/account/factors/passkeys/add',
  access: 'session',
  duringSetUp: true,
  summary: 'Adds a passkey',
  body: z.object({ name: passkeyNameSchema, passkey: madePasskeySchema }),
  /** No codes: the person has recovery codes already. */
  output: z.object({ id: idSchema, recovery_codes: z.nullable(recoveryCodesSchema) }),
  errors: ['identity_unconfirmed', 'passkey_refused', 'duplicate', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 30 },
  audit: { action: 'factor:add_passkey', kind: 'change' },
})

/** A challenge for making a passkey, bound to this session; it works once, for five minutes. */
export const beginPasskey = defineOperation({
  name: 'begin-passkey',
  path: 'v1/services/account/factors/passkeys/begin',
  access: 'session',
  duringSetUp: true,
  summary: 'Begins to add a passkey',
  output: z.object({ options: passkeyCreationSchema }),
  errors: ['identity_unconfirmed', 'passkeys_impossible'],
})

/** Makes a key for an authenticator app. It is shown this once and counts from the first right code on. */
export const beginTotp = defineOperation({
  name: 'begin-totp',
  path: 'v1/services/account/factors/totp/begin',
  access: 'session',
  duringSetUp: true,
  summary: 'Makes a key for an authenticator app',
  output: z.object({
    /** In base32, for typing. */
    key: z.string(),
    /** The `otpauth://` address of the QR code. */
    address: z.string(),
    /** The QR code, row by row; `1` is dark. The quiet zone around it is the drawer's. */
    qr: z.array(z.string()),
  }),
  errors: ['identity_unconfirmed', 'duplicate'],
})

/** A challenge for an own passkey, bound to this session; it works once, for five minutes. */
export const beginPasskeyConfirmation = defineOperation({
  name: 'begin-passkey-confirmation',
  path: 'v1/services/account/factors/confirm/begin',
  access: 'session',
  summary: 'Begins to confirm by a passkey that it is still the same person',
  output: z.object({ options: passkeyRequestSchema }),
  errors: ['passkeys_impossible'],
})

/** Who has a second factor proves it again before factors are changed: the password alone, or a session left open, removes none. */
export const confirmByFactor = defineOperation({
  name: 'confirm-by-factor',
  path: 'v1/services/account/factors/confirm',
  access: 'session',
  summary: 'Confirms by a second factor that it is still the same person',
  body: z.union([z.object({ code: eitherCodeSchema }), z.object({ proof: passkeyProofSchema })]),
  output: z.object({ confirmed_until: instantSchema }),
  errors: ['invalid_code', 'invalid_recovery_code', 'passkey_refused', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
})

/** Takes the authenticator app into use by its first right code. */
export const confirmTotp = defineOperation({
  name: 'confirm-totp',
  path: 'v1/services/account/factors/totp/confirm',
  access: 'session',
  duringSetUp: true,
  summary: 'Takes an authenticator app into use',
  body: z.object({ code: totpCodeSchema }),
  /** Null: the person has recovery codes already. */
  output: z.object({ recovery_codes: z.nullable(recoveryCodesSchema) }),
  errors: ['identity_unconfirmed', 'invalid_code', 'illegal_transition', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
  audit: { action: 'factor:add_totp', kind: 'change' },
})

export const listOwnFactors = defineRead({
  name: 'list-own-factors',
  path: 'v1/services/account/factors',
  access: 'session',
  duringSetUp: true,
  summary: 'Own second factors',
  output: ownFactorsSchema,
})

/** Ten new recovery codes; the earlier ones stop working. */
export const makeRecoveryCodes = defineOperation({
  name: 'make-recovery-codes',
  path: 'v1/services/account/factors/recovery-codes',
  access: 'session',
  duringSetUp: true,
  summary: 'Makes new recovery codes',
  output: z.object({ recovery_codes: recoveryCodesSchema }),
  errors: ['identity_unconfirmed', 'illegal_transition'],
  audit: { action: 'factor:make_recovery_codes', kind: 'change' },
})

/** Removes the authenticator app, or one passkey. With the last factor the recovery codes go too. */
export const removeOwnFactor = defineOperation({
  name: 'remove-own-factor',
  path: 'v1/services/account/factors/remove',
  access: 'session',
  summary: 'Removes an own second factor',
  body: z.object({ factor: z.union([z.literal('totp'), idSchema]) }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['identity_unconfirmed', 'factor_required', 'not_found'],
  audit: { action: 'factor:remove', kind: 'change' },
})

/** What the town asks of each role of its staff; regular users may always add a second factor. */
const signInPolicySchema = z.object({
  warden: factorRuleSchema,
  operator: factorRuleSchema,
  admin: factorRuleSchema,
  root: factorRuleSchema,
})
export type SignInPolicy = z.output<typeof signInPolicySchema>

export const readSignInPolicy = defineRead({
  name: 'read-sign-in-policy',
  path: 'v1/admin/sign-in-policy',
  access: 'users:roles',
  summary: 'Of which roles a second factor is asked',
  output: signInPolicySchema,
})

/** Holds at once, also for people who are signed in with their password alone. */
export const updateSignInPolicy = defineOperation({
  name: 'update-sign-in-policy',
  path: 'v1/admin/sign-in-policy/update',
  access: 'users:roles',
  summary: 'Sets of which roles a second factor is asked',
  body: z.extend(signInPolicySchema, { seen: seenValues }),
  output: signInPolicySchema,
  errors: ['conflict'],
  audit: { action: 'policy:update', kind: 'change' },
})
