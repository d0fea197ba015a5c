import { z } from 'zod/mini'
import { trustedProxiesSchema } from '../platform/http/caller/caller-address.ts'
import { flag, port, setting, settingMeanings, text, url } from './setting.ts'
import { keySettings, moneySettings } from './keys-and-money.ts'

const roles = ['api', 'worker', 'bridge'] as const

const processSettings = {
  NODE_ENV: setting(
    z._default(z.enum(['development', 'production', 'test']), 'development'),
    'With `production` there is never demo data, and a database that holds the demo town does not start.',
  ),
  HOST: setting(z._default(text, '127.0.0.1'), 'The address on which it listens.', { readers: roles }),
  PORT: setting(z._default(port, 3000), 'The port on which it listens; with `0` the system chooses one.', { readers: ['api'] }),
  HEALTH_PORT: setting(
    z.optional(port),
    'Where a process that is only `worker` or `bridge` answers `/api/health/…` and `/metrics`; absent: nowhere.',
    { readers: ['worker', 'bridge'] },
  ),
  DATA_DIR: setting(z._default(text, '.data'), 'The folder of the embedded database, documents, unsent mails, gates and keys.'),
  DEMO: setting(
    z.optional(flag),
    'Whether an empty database gets the demo town; with `0` it gets an empty town and one root account, whose password is printed once.',
    { readers: roles, absent: '`1`, in production `0`' },
  ),
  METRICS_TOKEN: setting(z.optional(z.string().check(z.minLength(16))), 'The bearer token for `/metrics`.', {
    readers: roles,
    secret: true,
    absent: 'only this machine may read them, and not through a proxy',
  }),
  LOG_LEVEL: setting(
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
    'The level from which on a line of the log is written.',
    { readers: ['api'] },
  ),
}

const databaseSettings = {
  DATABASE_URL: setting(z.optional(url('postgres', 'postgresql')), 'PostgreSQL 15 or newer, with account and password.', {
    secret: true,
    absent: 'the embedded database, for trying out',
  }),
}

const gateSettings = {
  MQTT_URL: setting(z.optional(url('mqtt', 'mqtts', 'ws', 'wss')), 'The broker, with the account of the server.', {
    readers: ['bridge'],
    secret: true,
    absent: 'the embedded broker',
  }),
  MQTT_PORT: setting(z.optional(port), 'The port of the embedded broker.', { readers: ['bridge'], absent: '1883, or a free one' }),
  GATES_MQTT_URL: setting(z.optional(url('mqtt', 'mqtts')), 'Where gates reach that broker; the server then makes their accounts.', {
    readers: ['api', 'bridge'],
    absent: 'accounts are made by hand',
  }),
  GATES_MQTT_CA: setting(z.optional(text), 'The authority of its certificate, PEM.', { readers: ['api'] }),
  SIMULATED_GATES: setting(z.optional(flag), 'Whether gates and coin machines are simulated in this process.', {
    readers: ['bridge'],
    absent: '`1` in a demo town with the embedded broker, else `0`',
  }),
}

const mailSettings = {
  SMTP_URL: setting(z.optional(url('smtp', 'smtps')), 'The mail server, with account and password where it wants them.', {
    readers: ['worker'],
    secret: true,
    absent: 'mails are written to `DATA_DIR/mail` and not sent',
  }),
  MAIL_FROM: setting(
    z.optional(z.string().check(z.minLength(3))),
    'The sender of mails, for instance `Občina … <dovolilnice@…>`; bounces go there.',
    {
      readers: ['worker'],
      absent: 'the municipality’s name, `dovolilnice@localhost`',
    },
  ),
  RETURNED_MAIL_DIR: setting(
    z.optional(text),
    'A folder, plain or Maildir, in which the mail server puts what comes back to the sender of mails ([operations](operations.md#mails-that-come-back)).',
    { readers: roles, absent: 'nobody reads what comes back' },
  ),
  MAILS_PER_HOUR: setting(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    'The most mails that the mail server takes from this town in an hour; the others wait for the next, except those that a person waits for (passwords, addresses, signing in, received applications).',
    { readers: ['api', 'worker'], absent: 'as many as there are, ten a second' },
  ),
}

const webSettings = {
  PUBLIC_URL: setting(
    z.optional(url('http', 'https')),
    'Where people reach the product: links in mails begin with it, and passkeys are bound to its name.',
    { readers: ['api', 'worker'], absent: '`http://HOST:PORT`' },
  ),
  TRUST_PROXY: setting(
    z._default(trustedProxiesSchema, 0),
    'Which proxies in front are believed about the address of a caller ([operations](operations.md#proxy)).',
    { readers: ['api'] },
  ),
  FORMS_PER_DAY: setting(
    z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 60),
    'Applications that one network may send in a day without signing in, 5 MB each on the average; all networks that nobody knows send thirty times as many at most.',
    { readers: ['api'] },
  ),
}

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

const documentSettings = {
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

const backupSettings = {
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

const readers = ['api'] as const

const signInSettings = {
  OIDC_ISSUER: setting(
    z.optional(url('https', 'http')),
    'The municipality’s identity provider (OpenID Connect), with which staff sign in; `http` on this machine only ([operations](operations.md#the-municipalitys-identity-provider)).',
    { readers },
  ),
  OIDC_CLIENT_ID: setting(z.optional(text), 'The name under which the product is registered there.', { readers }),
  OIDC_CLIENT_SECRET: setting(z.optional(text), 'The secret that the provider gave to the product.', { readers, secret: true }),
  STAFF_LOCAL_SIGN_IN: setting(z._default(flag, true), 'With `0` staff sign in by the identity provider alone.', { readers }),
  EMERGENCY_ROOT: setting(
    z.optional(z.string().check(z.minLength(3))),
    'The e-mail address of the one root account that may sign in by password all the same.',
    { readers },
  ),
}

/** The variables under the headings of docs/configuration.md. */
export const settingGroups = {
  'The process': processSettings,
  'The database': databaseSettings,
  'The web': webSettings,
  Mail: mailSettings,
  'Gates and coin machines': gateSettings,
  'Signing in of staff': signInSettings,
  'Keys and certificates': keySettings,
  Money: moneySettings,
  Documents: documentSettings,
  Backups: backupSettings,
}

/** Every variable the product reads. An unknown value of one is an error, never a silent default. */
export const settings = z.object({
  ...processSettings,
  ...databaseSettings,
  ...webSettings,
  ...mailSettings,
  ...gateSettings,
  ...signInSettings,
  ...keySettings,
  ...moneySettings,
  ...documentSettings,
  ...backupSettings,
})

/** What the variable of that name means; undefined where nobody wrote it. */
export const meaningOf = (name: string): ReturnType<typeof settingMeanings.get> => {
  const schema = Object.entries(settings.shape).find(([known]) => known === name)?.[1]
  return schema && settingMeanings.get(schema)
}

/** Whether the value may be a secret or hold one: an address may hold a password also where none belongs. */
export const isSecret = (name: string): boolean => name.endsWith('_URL') || meaningOf(name)?.secret === true
