import { z } from 'zod/mini'
import { flag, setting, text, url } from './setting.ts'

const storagePlace = z
  .string()
  .check(
    z.regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?|\/.*)$/, 'must be s3://bucket/prefix or the path of a folder'),
    z.describe('`s3://BUCKET/PREFIX` or the path of a folder'),
  )

const backupRecipient = z
  .string()
  .check(
    z.regex(/^age1[02-9ac-hj-np-z]+$/, 'must be the public key that npm run backup -- key prints'),
    z.describe('`age1…`, as `npm run backup -- key FILE` prints it'),
  )

export const documentSettings = {
  STORAGE_URL: setting(
    z.optional(storagePlace),
    'Where documents lie: a bucket of an S3-compatible storage, or a folder ([operations](operations.md#documents-and-their-keys)).',
    { absent: '`DATA_DIR/files`' },
  ),
  STORAGE_ENDPOINT: setting(z.optional(url('https', 'http')), 'The address of the S3-compatible storage, for instance `https://s3.…`.'),
  STORAGE_REGION: setting(z._default(text, 'us-east-1'), 'The region of the bucket.'),
  STORAGE_ACCESS_KEY: setting(z.optional(text), 'The name of the account at the storage.'),
  STORAGE_SECRET_KEY: setting(z.optional(text), 'The secret of that account.', { secret: true }),
  FILES_KEY: setting(
    z.optional(text),
    'The keys that encrypt documents, 32 bytes in base64 each, with commas between them: the first encrypts, all of them read; **without them documents are lost**.',
    { secret: true, absent: 'made in `DATA_DIR/keys`' },
  ),
  READ_DOCUMENTS: setting(
    z._default(flag, true),
    'With `0` no program reads documents of applications ([operations](operations.md#reading-documents)); a clerk compares them by eye alone.',
    { readers: ['api', 'worker'] },
  ),
}

export const backupSettings = {
  BACKUP_DIR: setting(z.optional(text), 'The folder of the backups ([operations](operations.md#backup-and-restore)).', {
    readers: ['api', 'backup', 'restore'],
  }),
  BACKUP_RECIPIENT: setting(z.optional(backupRecipient), 'The public key that backups are encrypted to.', { readers: ['backup'] }),
  BACKUP_KEEP_DAYS: setting(
    z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650)), 35),
    'For how many days backups are kept.',
    { readers: ['backup'] },
  ),
  BACKUP_ALERT_HOURS: setting(
    z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8760)), 26),
    'The age in hours from which on the newest backup in `BACKUP_DIR` is too old: the dashboard and `/metrics` say so; with `0` nobody watches.',
    { readers: ['api'] },
  ),
  BACKUP_IDENTITY: setting(z.optional(text), 'The file with the private key of the backups.', { readers: ['restore'] }),
}
