import type { FactorRule } from '@dovolilnice/contract/second-factor/second-factor'
import type { Generated } from 'kysely'
import { collected, type OwnerPrivacy } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { deleteFactors } from './own-factors.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

export interface TotpKeyTable {
  user_id: string
  sealed_key: string
  created_at: Date
  confirmed_at: Date | null
  last_step: Generated<number>
  last_used_at: Date | null
}

export interface PasskeyTable {
  id: string
  user_id: string
  name: string
  credential_id: string
  /** COSE key in base64url. */
  public_key: string
  counter: number
  transports: string[]
  synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export interface RecoveryCodeTable {
  code_hash: string
  user_id: string
  created_at: Date
  used_at: Date | null
}

export interface SignInStepTable {
  token_hash: string
  user_id: string | null
  password_mark: string | null
  challenge: string | null
  failures: Generated<number>
  created_at: Date
  expires_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof secondFactorTables> {}
}

/** Factors end with the person; the policy is the town's. */
export const secondFactorTables = {
  totp_key: forgottenTable<TotpKeyTable>().processed(
    'accounts',
    { sl: 'Aplikacije za enkratna gesla', en: 'Authenticator apps' },
    ['sign_in'],
    'account',
  ),
  passkey: forgottenTable<PasskeyTable>().processed('accounts', { sl: 'Ključi za prijavo', en: 'Passkeys' }, ['sign_in'], 'account'),
  recovery_code: forgottenTable<RecoveryCodeTable>().processed(
    'accounts',
    { sl: 'Rezervne kode', en: 'Recovery codes' },
    ['sign_in'],
    'account',
  ),
  sign_in_step: forgottenTable<SignInStepTable>().processed(
    'accounts',
    { sl: 'Začete prijave', en: 'Sign-ins begun' },
    ['sign_in'],
    'short',
  ),
  passkey_challenge: forgottenTable<{ session_id: string; challenge: string; expires_at: Date }>().processed(
    'accounts',
    { sl: 'Izzivi za ključe', en: 'Challenges of passkeys' },
    ['sign_in'],
    'short',
  ),
  sign_in_policy: defineTable({ role: column.text('impersonal'), rule: column.text('impersonal').of<FactorRule>() }),
}

const usedSchema = z.object({ created_at: instantSchema, last_used_at: z.nullable(instantSchema) })

/** Nothing with which anybody could sign in leaves. */
const ownFactorsSchema = z.object({
  devices: z.array(z.extend(usedSchema, { name: z.string(), transports: z.array(z.string()), synced: z.boolean() })),
  apps: z.array(usedSchema),
})

export const secondFactorPrivacy: OwnerPrivacy = {
  collect: {
    second_factors: collected(ownFactorsSchema, async (db, records) => ({
      devices: await db.selectFrom('passkey').selectAll().where('user_id', 'in', records).execute(),
      apps: await db.selectFrom('totp_key').select(['created_at', 'last_used_at']).where('user_id', 'in', records).execute(),
    })),
  },
  // A challenge goes with its session.
  forget: (trx, ids) => deleteFactors(trx, ids),
}
