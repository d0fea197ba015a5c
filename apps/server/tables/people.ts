import type { Generated } from 'kysely'

/** People: those who sign in, and those whose applications were joined to an account. */
export interface AppUserTable {
  id: string
  email: string
  name: string
  type: Generated<'person' | 'company'>
  role: Generated<string>
  granted: Generated<string[]>
  revoked: Generated<string[]>
  password_hash: string | null
  must_reset: Generated<boolean>
  email_verified_at: Date | null
  phone: string | null
  street: string | null
  post_code: string | null
  city: string | null
  tax_number: string | null
  user_type_code: string | null
  locale: Generated<'sl' | 'en'>
  active: Generated<boolean>
  anonymised_at: Date | null
  last_seen: Date | null
  created_at: Date
  version: Generated<number>
}

export interface SessionTable {
  id: string
  token_hash: string
  user_id: string
  access_token: string
  address: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export interface PasswordTokenTable {
  token_hash: string
  user_id: string
  purpose: 'reset' | 'invitation'
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

export interface EmailChangeTable {
  token_hash: string
  user_id: string
  email: string
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    app_user: AppUserTable
    session: SessionTable
    password_token: PasswordTokenTable
    email_change: EmailChangeTable
  }
}
