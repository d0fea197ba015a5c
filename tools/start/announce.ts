import type { Config } from '@dovolilnice/server/config'
import type { Role, RunningServer } from '@dovolilnice/server/main'

export interface Started {
  config: Config
  roles: Role[]
  server: Pick<RunningServer, 'url' | 'brokerUrl' | 'devices' | 'demoAccounts' | 'rootPassword'>
  /** Devices whose gate runs in this process. */
  gates: string[]
  seconds: number
}

/** An address as it may stand in a terminal and its log: without a password, also one with `@` or `/` in it or after a `?`. */
export const withoutPassword = (url: string): string => url.replace(/\?.*$/s, '').replace(/\/\/([^:/@]*):.*@/s, '//$1:…@')

const databaseLines = ({ databaseUrl, dataDir }: Config): [string, string][] =>
  databaseUrl
    ? [['Database', `PostgreSQL, ${withoutPassword(databaseUrl)}`]]
    : [
        ['Database', `embedded, in ${dataDir}`],
        ['', 'for evaluation: a power cut may lose its last data; DATABASE_URL=postgres://… is for real use'],
      ]

const accountLines = ({ demoAccounts = [], rootPassword }: Started['server']): [string, string][] => [
  ...demoAccounts.map(({ email, password, role }, index): [string, string] => [
    index === 0 ? 'Demo accounts' : '',
    `${email.padEnd(22)} ${password}  (${role})`,
  ]),
  ...(rootPassword
    ? [['Root account', `password ${rootPassword}  (printed this once; change it after the first sign-in)`] satisfies [string, string]]
    : []),
]

const brokerLines = ({ config, server, gates }: Started): [string, string][] => [
  ['Broker', `${config.mqttUrl ? 'external' : 'embedded'}, ${withoutPassword(server.brokerUrl)}`],
  ['Gates', gates.length > 0 ? `simulated in this process: ${gates.join(', ')}` : 'none simulated; npm run gate starts one'],
]

/** Without the tax authority no invoice for cash or cards can be issued. */
const taxLines = ({ fiscal, demo }: Config): [string, string][] => {
  if (fiscal) return [['Tax authority', `${fiscal.url}${fiscal.testEnvironment ? ', a test environment' : ''}`]]
  return demo ? [['Tax authority', 'none: no invoices for cash and cards; node tools/fiscal-stand-in.ts 12345679 stands in for it']] : []
}

/** Without a provider there is no button to pay by card. */
const cardLines = ({ cardPayments, demo }: Config): [string, string][] => {
  if (cardPayments) return [['Card payments', `${cardPayments.url}${cardPayments.test ? ', a trial: no money moves' : ''}`]]
  return demo ? [['Card payments', 'none; node tools/payment-stand-in.ts stands in for a provider']] : []
}

/** What was started and where, as lines for the terminal. */
export const announcement = (started: Started): string[] => {
  const { config, roles, server, seconds } = started
  const rows: [string, string][] = [
    ...(server.url ? [['Open', server.url] satisfies [string, string]] : []),
    ...(roles.length < 3 ? [['Role', roles.join(', ')] satisfies [string, string]] : []),
    ...databaseLines(config),
    ['Files', config.dataDir],
    ...(server.brokerUrl ? brokerLines(started) : []),
    ['Mail', config.smtpUrl ? withoutPassword(config.smtpUrl) : `written to ${config.dataDir}/mail, not sent (SMTP_URL sends it)`],
    ...taxLines(config),
    ...cardLines(config),
    ...accountLines(server),
  ]
  return [
    `Dovolilnice is ready after ${seconds.toFixed(1)} s`,
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(14)} ${text}`),
    '',
    'Ctrl-C ends it.',
  ]
}
