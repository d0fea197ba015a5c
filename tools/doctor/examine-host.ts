import type { Config } from '@dovolilnice/server/config'
import { examineDatabase } from '@dovolilnice/server/examine-database'
import type { DatabaseFacts } from '@dovolilnice/server/examine-database'
import { stateOfWeb } from '../web-bundle.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkBroker } from './check-broker.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkClock } from './check-clock.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkDatabase } from './check-database.ts'
import { checkFreeSpace } from './check-free-space.ts'
import { checkKeys } from './check-keys.ts'
import { checkMail } from './check-mail.ts'
import { checkNode } from './check-node.ts'
import { checkProxy } from './check-proxy.ts'
import { checkSettings } from './check-settings.ts'
import { checkReading } from './check-reading.ts'
import { checkStorage } from './check-storage.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { checkWeb } from './check-web.ts'
import type { Finding } from './finding.ts'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const lookAtDatabase = async ({ databaseUrl }: Config): Promise<DatabaseFacts | Error | undefined> =>
  databaseUrl === undefined ? undefined : examineDatabase(databaseUrl).catch(asError)

const examineSurroundings = async (config: Config): Promise<Finding[]> => {
  const [database, space, storage, reading, backups, certificates, mail, broker, address] = await Promise.all([
    lookAtDatabase(config),
    checkFreeSpace(config.dataDir),
    checkStorage(config),
    checkReading(config),
    checkBackups(config, new Date()),
    checkCertificates(config),
    checkMail(config),
    checkBroker(config),
    checkAddress(config),
  ])
  const facts = database instanceof Error ? undefined : database
  return [
    checkDataFolder(config.dataDir),
    space,
    storage,
    reading,
    backups,
    ...checkDatabase(config.databaseUrl, database, config.production),
    ...(facts ? [checkClock(facts.clockAheadMs)] : []),
    checkKeys(config, facts?.isFounded ?? false),
    ...certificates,
    mail,
    broker,
    address,
    checkProxy(config),
  ]
}

/** Looks at this machine with these settings, and changes nothing on it. */
export const examineHost = async (env: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const { finding, config } = checkSettings(env)
  const itself = [checkNode(process.versions.node), checkTimeZone(), checkWeb(stateOfWeb()), finding]
  return config === undefined ? itself : [...itself, ...(await examineSurroundings(config))]
}

/** The findings as lines for the terminal: what is missing stands last, under the eyes of who ran it. */
export const reportOf = (findings: readonly Finding[]): string[] => {
  const faults = findings.filter(({ ok }) => !ok)
  const line = ({ what, ok, say }: Finding) => `${ok ? 'ok     ' : 'MISSING'}  ${what.padEnd(13)} ${say}`
  return [
    ...findings.filter(({ ok }) => ok).map(line),
    ...faults.map(line),
    faults.length === 0 ? 'Nothing is missing.' : `${faults.length} of ${findings.length} are missing or wrong.`,
  ]
}
