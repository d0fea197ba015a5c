import { auditOwner } from './audit/audit-owner.ts'
import { numberOwner } from './database/next-number.ts'
import { listChangeOwner } from './database/lists/list-changes.ts'
import { rateOwner } from './http/limits/rate.ts'
import { dailyOwner } from './jobs/daily.ts'
import { mailOwner } from './mail/mail-owner.ts'
import type { Owner } from './privacy/owner.ts'
import { restrictionOwner } from './privacy/restrictions.ts'
import { serverSecretOwner } from './security/secret.ts'
import { fileStorageOwner } from './storage/claim-storage.ts'
import { webhookOwner } from './webhooks/outbox.ts'

/** The platform's own tables, declared like a feature's. The queue (schema `pgboss`) and the migrator manage their tables themselves. */
export const platformOwners: readonly Owner[] = [
  auditOwner,
  mailOwner,
  rateOwner,
  dailyOwner,
  numberOwner,
  listChangeOwner,
  serverSecretOwner,
  fileStorageOwner,
  restrictionOwner,
  webhookOwner,
]
