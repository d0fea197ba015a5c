import type { Config } from '@dovolilnice/server/config'
import { examineDatabase, type DatabaseFacts } from '@dovolilnice/server/examine-database'
import { stateOfWeb } from '../web-bundle.ts'
import { checkAddress, checkBroker, checkDatabase, checkMail, checkProxy, checkWeb } from './check-services.ts'
import { checkBackups, checkCertificates, checkKeys, checkStorage } from './check-secrets.ts'
import { checkClock, checkFreeSpace, checkNode, checkTimeZone, checkReading, checkSettings } from './check-host.ts'
import { checkDataFolder } from './check-data-folder.ts'
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
