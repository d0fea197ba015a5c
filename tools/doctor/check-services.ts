import { lookup } from 'node:dns/promises'
import type { Config } from '@dovolilnice/server/config'
import { missing, reasonOf, right, type Finding } from './finding.ts'
import { tryBroker } from '@dovolilnice/server/try-broker'
import { withoutPassword } from '../start/announce.ts'
import type { DatabaseFacts } from '@dovolilnice/server/examine-database'
import { tryMailServer } from '@dovolilnice/server/mailer'
import type { stateOfWeb } from '../web-bundle.ts'

/** Where people reach the product. */
export const checkAddress = async ({ publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>): Promise<Finding> => {
  if (production && !publicUrl.startsWith('https:'))
    return missing('Address', `${publicUrl} is not https: set PUBLIC_URL=https://…, and let a proxy in front have the certificate.`)
  try {
    const found = await lookup(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''), { all: true })
    return right('Address', `${publicUrl}, which is ${found.map(({ address }) => address).join(', ')} from here`)
  } catch (error) {
    return missing(
      'Address',
      `${publicUrl}: the name is unknown here (${reasonOf(error)}): correct PUBLIC_URL, or enter the name in the DNS.`,
    )
  }
}

/** The broker, with the account of its address. */
export const checkBroker = async ({ mqttUrl }: Pick<Config, 'mqttUrl'>): Promise<Finding> => {
  if (mqttUrl === undefined) return right('Broker', 'embedded, for gates on this machine alone; others need MQTT_URL')
  try {
    await tryBroker(mqttUrl)
    return right('Broker', `${withoutPassword(mqttUrl)} answers`)
  } catch (error) {
    return missing(
      'Broker',
      `${withoutPassword(mqttUrl)}: ${reasonOf(error)}. Look at MQTT_URL (host, port, account, password) and at the broker.`,
    )
  }
}

const icu = ({ hasIcu }: DatabaseFacts): Finding =>
  hasIcu
    ? right('ICU', 'built in')
    : missing('ICU', 'the server is built without it, which Slovenian order needs: use a PostgreSQL with ICU, as Debian’s is.')

const trigrams = ({ hasTrigrams, offersTrigrams, mayExtend }: DatabaseFacts): Finding => {
  if (hasTrigrams) return right('pg_trgm', 'in the database')
  if (!offersTrigrams) return missing('pg_trgm', 'the server does not have it: install PostgreSQL’s contrib modules there.')
  if (!mayExtend) return missing('pg_trgm', 'this account may not create it: let the database’s owner run create extension pg_trgm')
  return right('pg_trgm', 'the first start creates it')
}

const migrations = ({ pending, unknown, isFounded, mayMakeTables }: DatabaseFacts): Finding => {
  const [newest] = unknown.slice(-1)
  if (newest !== undefined)
    return missing('Migrations', `the database has ${newest}, which this version of the product does not know: install the newer version.`)
  if (pending.length === 0) return right('Migrations', 'all applied')
  if (!mayMakeTables)
    return missing(
      'Migrations',
      `${pending.length} are to be applied, and this account may not make tables: let the first start run as the owner of the database.`,
    )
  return right('Migrations', isFounded ? `the next start applies ${pending.length}; back up before` : 'the first start makes the tables')
}

const zone = ({ knowsTimeZone }: DatabaseFacts): Finding[] =>
  knowsTimeZone ? [] : [missing('Time zones', 'the database does not know Europe/Ljubljana: install tzdata where it runs.')]

/** @param found what stands there, or why it could not be looked at; undefined with the embedded database */
export const checkDatabase = (url: string | undefined, found: DatabaseFacts | Error | undefined, production: boolean): Finding[] => {
  if (url === undefined || found === undefined)
    return production
      ? [missing('Database', 'embedded, which is for trying out and may lose data at a power cut: set DATABASE_URL=postgres://…')]
      : [right('Database', 'embedded, for trying out')]
  if (found instanceof Error)
    return [missing('Database', `${reasonOf(found)}: look at DATABASE_URL (host, port, account, password, database) and at the server.`)]
  return [
    right('Database', `PostgreSQL ${found.version}, ${withoutPassword(url)}`),
    icu(found),
    trigrams(found),
    migrations(found),
    ...zone(found),
  ]
}

/** The mail server: connection, greeting, sign-in. No mail is sent. */
export const checkMail = async ({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): Promise<Finding> => {
  if (smtpUrl === undefined)
    return production
      ? missing('Mail', 'nothing is sent, mails only become files in the data folder: set SMTP_URL.')
      : right('Mail', 'written to files, not sent')
  try {
    await tryMailServer(smtpUrl)
    return right('Mail', `${withoutPassword(smtpUrl)} answers`)
  } catch (error) {
    return missing(
      'Mail',
      `${withoutPassword(smtpUrl)}: ${reasonOf(error)}. Look at SMTP_URL (host, port, smtp or smtps, account, password) and at the mail server.`,
    )
  }
}

/** Which proxies are believed: with none all callers behind one would share its address, and its limits. */
export const checkProxy = ({ trustProxy, production }: Pick<Config, 'trustProxy' | 'production'>): Finding => {
  if (trustProxy === 0)
    return production
      ? missing(
          'Proxy',
          'TRUST_PROXY is not set, so everybody behind the proxy counts as one caller: set it to 1, or to the addresses of the proxies.',
        )
      : right('Proxy', 'none in front')
  return right('Proxy', typeof trustProxy === 'number' ? `${trustProxy} in front` : trustProxy.join(', '))
}

/** Whether the pages are built: an account that may not write the program cannot do it at the start. */
export const checkWeb = (state: ReturnType<typeof stateOfWeb>): Finding => {
  if (state === 'missing') return missing('Web', 'not built: npm run build')
  if (state === 'outdated') return missing('Web', 'built from older sources: npm run build')
  return right('Web', 'built')
}
