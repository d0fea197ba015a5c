import { z } from 'zod/mini'
import { isLoopback } from './platform/security/is-loopback.ts'
import { isSecret, settings } from './settings/settings.ts'

/** Thrown for a setting that cannot be used; its message is one line that says which and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Whether a value is kept out of the terminal: a backup's may be, by mistake, the private key of all backups. */
const isHidden = (name: string): boolean => isSecret(name) || name.startsWith('BACKUP_')

/** The private key opens every backup: it never belongs on the machine that makes them, and least of all into its journal. */
const requireNoPrivateKey = (given: Record<string, string | undefined>): void => {
  const name = Object.keys(given).find((each) => /AGE-SECRET-KEY-/i.test(given[each] ?? ''))
  if (name === undefined) return
  const wanted =
    name === 'BACKUP_IDENTITY'
      ? 'Give the file that holds it.'
      : 'BACKUP_RECIPIENT is the public key, age1…, that stands above it in its file.'
  throw new ConfigError(`${name}=… is not usable: this is the private key of the backups. ${wanted}`)
}

type Settings = z.output<typeof settings>

export type Config = ReturnType<typeof readConfig>

const demoWanted = (values: Settings): boolean => {
  if (values.NODE_ENV !== 'production') return values.DEMO ?? true
  if (values.DEMO === true) throw new ConfigError('DEMO=1 is refused with NODE_ENV=production: a production town never loads demo data.')
  return false
}

/** How staff sign in by the municipality's own identity provider (OpenID Connect), and whether they may do without. */
const identityOf = (values: Settings) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (issuer !== undefined && (clientId === undefined || clientSecret === undefined))
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET too.')
  if (issuer?.startsWith('http:') === true && !isLoopback(new URL(issuer).hostname))
    throw new ConfigError('OIDC_ISSUER must start with https://: passwords of staff go there.')
  if (!values.STAFF_LOCAL_SIGN_IN && issuer === undefined)
    throw new ConfigError('STAFF_LOCAL_SIGN_IN=0 needs OIDC_ISSUER: without it no clerk could sign in.')
  return {
    provider: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined,
    staffSignsInLocally: values.STAFF_LOCAL_SIGN_IN,
    /** The one root account whose password opens the product although staff do not sign in locally. */
    emergencyRoot: values.EMERGENCY_ROOT?.toLowerCase(),
  }
}

/** The tax authority's own address; any other is a test environment, and papers say so. */
const realTaxAuthority = 'blagajne.fu.gov.si'

/** The link to the tax authority, with which cash and card invoices are registered; undefined where it is not set up. */
const fiscalOf = (values: Settings) => {
  const { FISCAL_URL: address, FISCAL_CERTIFICATE: certificate, FISCAL_CERTIFICATE_PASSWORD: password, FISCAL_CA: authorities } = values
  if (address === undefined && certificate === undefined) return undefined
  if (address === undefined || certificate === undefined || password === undefined || authorities === undefined)
    throw new ConfigError('FISCAL_URL, FISCAL_CERTIFICATE, FISCAL_CERTIFICATE_PASSWORD and FISCAL_CA are set together, or none of them.')
  const testEnvironment = new URL(address).hostname !== realTaxAuthority
  if (!testEnvironment && demoWanted(values))
    throw new ConfigError('FISCAL_URL is the tax authority itself: a demo town never registers invoices there. Set DEMO=0.')
  return { url: address.replace(/\/+$/, ''), certificate, password, authorities, testEnvironment }
}

/** As whom the town takes administrative fees by card; undefined: as for prices. */
const feeMerchantOf = ({ PAYMENT_URL: address, PAYMENT_FEE_MERCHANT: merchant, PAYMENT_FEE_SECRET: secret }: Settings) => {
  if (merchant === undefined && secret === undefined) return undefined
  if (address === undefined || merchant === undefined || secret === undefined)
    throw new ConfigError('PAYMENT_FEE_MERCHANT and PAYMENT_FEE_SECRET are set together, beside PAYMENT_URL, or none of them.')
  return { merchant, secret }
}

/** Who takes card payments on a page of its own; undefined where nobody does. */
const cardPaymentsOf = (values: Settings) => {
  const { PAYMENT_URL: address, PAYMENT_MERCHANT: merchant, PAYMENT_SECRET: secret, PAYMENT_TEST: test } = values
  const feeMerchant = feeMerchantOf(values)
  if (address === undefined && merchant === undefined && secret === undefined) return undefined
  if (address === undefined || merchant === undefined || secret === undefined)
    throw new ConfigError('PAYMENT_URL, PAYMENT_MERCHANT and PAYMENT_SECRET are set together, or none of them.')
  if (address.startsWith('http:') && !isLoopback(new URL(address).hostname))
    throw new ConfigError('PAYMENT_URL must start with https://: payments are ordered there.')
  if (!test && demoWanted(values))
    throw new ConfigError('PAYMENT_URL takes real money: a demo town never does. Set PAYMENT_TEST=1 or DEMO=0.')
  return { url: address.replace(/\/+$/, ''), merchant, secret, test, feeMerchant }
}

/** Where stored files lie: a bucket, a folder, or neither for the data folder. */
const filesOf = (values: Settings) => {
  const { STORAGE_URL: place, STORAGE_ENDPOINT: endpoint, STORAGE_ACCESS_KEY: accessKey, STORAGE_SECRET_KEY: secretKey } = values
  const key = values.FILES_KEY
  if (place === undefined || place.startsWith('/')) return { folder: place, key, bucket: undefined }
  if (endpoint === undefined || accessKey === undefined || secretKey === undefined)
    throw new ConfigError('STORAGE_URL=s3://… needs STORAGE_ENDPOINT, STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY too.')
  const [bucket = '', ...path] = place.slice('s3://'.length).replace(/\/+$/, '').split('/')
  const prefix = path.map((part) => `${part}/`).join('')
  return {
    folder: undefined,
    key,
    bucket: { endpoint: endpoint.replace(/\/+$/, ''), bucket, prefix, region: values.STORAGE_REGION, accessKey, secretKey },
  }
}

/** A broker of the town's own in which the server makes the accounts of gates; undefined: they are made by hand, or the broker is the server's own. */
const gatesBrokerOf = ({ MQTT_URL: own, GATES_MQTT_URL: address, GATES_MQTT_CA: ca }: Settings) => {
  if (address === undefined && ca === undefined) return undefined
  if (address === undefined || own === undefined) throw new ConfigError('GATES_MQTT_URL needs MQTT_URL too, and GATES_MQTT_CA both.')
  const { username, password, protocol, hostname } = new URL(address)
  if (username !== '' || password !== '') throw new ConfigError('GATES_MQTT_URL names no account: every gate gets one of its own.')
  if (protocol === 'mqtt:' && !isLoopback(hostname))
    throw new ConfigError('GATES_MQTT_URL must be mqtts://…: the passwords of gates go there.')
  return { url: address.replace(/\/+$/, ''), ca }
}

/** The municipality's certificate, by which acts and permits that are the decision are signed; undefined where they are printed and signed by hand. */
const actCertificateOf = ({ ACT_CERTIFICATE: path, ACT_CERTIFICATE_PASSWORD: password }: Settings) => {
  if (path === undefined) return undefined
  if (password === undefined) throw new ConfigError('ACT_CERTIFICATE needs ACT_CERTIFICATE_PASSWORD too.')
  return { path, password }
}

/** The files by which wallets are asked who somebody is; undefined where none is. */
const walletIdentityOf = ({ WALLET_CERTIFICATE: certificate, WALLET_PID_ISSUERS: issuers }: Settings) => {
  if (certificate === undefined && issuers === undefined) return undefined
  if (certificate === undefined || issuers === undefined)
    throw new ConfigError('WALLET_CERTIFICATE and WALLET_PID_ISSUERS are set together, or none of them.')
  return { certificate, issuers }
}

/** The certificate of a pass type by which permits become passes of Apple; undefined where the town has none. */
const appleWalletOf = ({
  WALLET_APPLE_CERTIFICATE: certificate,
  WALLET_APPLE_PASSWORD: password,
  WALLET_APPLE_CA: authority,
}: Settings) => {
  if (certificate === undefined && authority === undefined) return undefined
  if (certificate === undefined || authority === undefined || password === undefined)
    throw new ConfigError('WALLET_APPLE_CERTIFICATE, WALLET_APPLE_PASSWORD and WALLET_APPLE_CA are set together, or none of them.')
  return { certificate, password, authority }
}

/** The account by which permits are saved with Google; undefined where the town has none. */
const googleWalletOf = ({ WALLET_GOOGLE_ACCOUNT: account, WALLET_GOOGLE_ISSUER: issuer }: Settings) => {
  if (account === undefined && issuer === undefined) return undefined
  if (account === undefined || issuer === undefined)
    throw new ConfigError('WALLET_GOOGLE_ACCOUNT and WALLET_GOOGLE_ISSUER are set together, or none of them.')
  return { account, issuer }
}

/** The service for secure boxes; undefined where acts are served on paper alone. What goes there is signed with the certificate of acts. */
const eServiceOf = ({ E_SERVICE_URL: address, E_SERVICE_SIGNER: signer, ACT_CERTIFICATE: certificate }: Settings) => {
  if (address === undefined && signer === undefined) return undefined
  if (address === undefined || signer === undefined || certificate === undefined)
    throw new ConfigError('E_SERVICE_URL and E_SERVICE_SIGNER are set together, beside ACT_CERTIFICATE, or none of them.')
  if (address.startsWith('http:') && !isLoopback(new URL(address).hostname))
    throw new ConfigError('E_SERVICE_URL must start with https://: acts go there.')
  return { url: address.replace(/\/+$/, ''), signer }
}

/**
 * Reads the settings once, at the start.
 * @throws ConfigError with one line for the first variable whose value is not understood
 */
export const readConfig = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.keys(settings.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  requireNoPrivateKey(given)
  const parsed = settings.safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new ConfigError(`${name}=${isHidden(name) ? '…' : given[name]} is not usable: ${issue?.message}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    /** Where a process that is only worker or bridge answers about its health; absent: nowhere. */
    healthPort: values.HEALTH_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    mqttUrl: values.MQTT_URL,
    mqttPort: values.MQTT_PORT,
    /** How gates reach a broker of the town's own, where the server makes their accounts there. */
    gatesBroker: gatesBrokerOf(values),
    smtpUrl: values.SMTP_URL,
    /** Absent: the municipality's name, at this machine. */
    mailFrom: values.MAIL_FROM,
    /** Where reports about mails that did not arrive lie; absent: nobody reads them. */
    returnedMail: values.RETURNED_MAIL_DIR,
    /** The most mails within an hour; absent: as many as there are. */
    mailsPerHour: values.MAILS_PER_HOUR,
    /** Where people reach the product; links in mail begin with it. */
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`).replace(
      /\/$/,
      '',
    ),
    trustProxy: values.TRUST_PROXY,
    /** How many applications one network may send in a day without signing in. */
    formsPerDay: values.FORMS_PER_DAY,
    demo: demoWanted(values),
    /** Absent: in a demo town with the embedded broker; which town it is only the database knows. */
    simulatedGates: values.SIMULATED_GATES,
    metricsToken: values.METRICS_TOKEN,
    whitelistKey: { name: 'whitelist' as const, variable: 'WHITELIST_SIGNING_KEY', given: values.WHITELIST_SIGNING_KEY },
    /** Signs permits for wallets. */
    walletKey: { name: 'wallet' as const, variable: 'WALLET_SIGNING_KEY', given: values.WALLET_SIGNING_KEY },
    walletIdentity: walletIdentityOf(values),
    appleWallet: appleWalletOf(values),
    googleWallet: googleWalletOf(values),
    /** Signs the daily heads of the audit trail. */
    auditKey: { name: 'audit' as const, variable: 'AUDIT_SIGNING_KEY', given: values.AUDIT_SIGNING_KEY },
    /** Who gets the heads of the audit trail by mail every morning. */
    auditHeadsTo: values.AUDIT_HEADS_TO,
    identity: identityOf(values),
    /** 32 bytes in base64 that encrypt the keys of authenticator apps; absent: made in the data folder. */
    secretsKey: values.SECRETS_KEY,
    fiscal: fiscalOf(values),
    actCertificate: actCertificateOf(values),
    eService: eServiceOf(values),
    cardPayments: cardPaymentsOf(values),
    /** Where stored files lie, and the keys that encrypt them; absent: in the data folder. */
    files: filesOf(values),
    /** Whether a program reads documents of applications, as far as it is installed. */
    readsDocuments: values.READ_DOCUMENTS,
    backup: {
      folder: values.BACKUP_DIR,
      /** The public key to which backups are encrypted. */
      recipient: values.BACKUP_RECIPIENT,
      keepDays: values.BACKUP_KEEP_DAYS,
      /** The age of the newest backup from which on it is too old; 0: nobody watches. */
      alertHours: values.BACKUP_ALERT_HOURS,
      /** The file with the private key; a restore alone needs it. */
      identity: values.BACKUP_IDENTITY,
    },
    logLevel: values.LOG_LEVEL,
    /** Zero bits that the task of the public form asks for at least: 14 are 16,000 hashes, under a second. Tests send hundreds of forms. */
    proofBits: values.NODE_ENV === 'test' ? 2 : 14,
  }
}
