import { z } from 'zod/mini'
import { trustedProxiesSchema } from '../platform/http/caller/trusted-proxies.ts'
import { flag, port, setting, text, url } from './setting.ts'

const roles = ['api', 'worker', 'bridge'] as const

export const processSettings = {
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

export const databaseSettings = {
  DATABASE_URL: setting(z.optional(url('postgres', 'postgresql')), 'PostgreSQL 15 or newer, with account and password.', {
    secret: true,
    absent: 'the embedded database, for trying out',
  }),
}

export const gateSettings = {
  MQTT_URL: setting(z.optional(url('mqtt', 'mqtts', 'ws', 'wss')), 'The broker, with the account of the server.', {
    readers: ['bridge'],
    secret: true,
    absent: 'the embedded broker',
  }),
  MQTT_PORT: setting(z.optional(port), 'The port of the embedded broker.', { readers: ['bridge'], absent: '1883, or a free one' }),
  SIMULATED_GATES: setting(z.optional(flag), 'Whether gates and coin machines are simulated in this process.', {
    readers: ['bridge'],
    absent: '`1` in a demo town with the embedded broker, else `0`',
  }),
}

export const mailSettings = {
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
  MAILS_PER_HOUR: setting(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    'The most mails that the mail server takes from this town in an hour; the others wait for the next, except those that a person waits for (passwords, addresses, signing in, received applications).',
    { readers: ['api', 'worker'], absent: 'as many as there are, ten a second' },
  ),
}

export const webSettings = {
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
