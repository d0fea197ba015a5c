import { sql } from 'kysely'
import { isSame } from '../privacy/identified.ts'
import type { Identified } from '../privacy/identified.ts'

export const mailIdentified: readonly Identified[] = [
  { table: 'mail', label: sql`subject`, at: sql`created_at`, about: sql`recipient`, by: { email: isSame('recipient') } },
]
