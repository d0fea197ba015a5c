import { join, resolve } from 'node:path'

/** The files of one gate under the product's data folder. */
export const gateFolder = (dataDir: string, device: string) => {
  const folder = join(dataDir, 'gates', device)
  return {
    /** The last valid whitelist, with its signature. */
    whitelist: join(folder, 'whitelist.json'),
    /** What the town has set for it, and who always passes, each with its signature. */
    settings: join(folder, 'settings.json'),
    emergencyList: join(folder, 'emergency-list.json'),
    /** Events that the server has not acknowledged. */
    events: join(folder, 'events.jsonl'),
    /** Events that the server can never store. */
    refused: join(folder, 'refused.jsonl'),
    /** Ids of commands that were taken. */
    commands: join(folder, 'commands.jsonl'),
    /** How often passes have opened, and when wrong codes were typed. */
    passes: join(folder, 'passes.jsonl'),
    /** The hold in force, with its end. */
    held: join(folder, 'held'),
    /** The emergency in force, with its end. */
    emergency: join(folder, 'emergency'),
    /** That somebody works at the bollard. */
    service: join(folder, 'service'),
    /** The password of the gate's account at the embedded broker, written by a server on this machine. */
    password: join(folder, 'password'),
    /** Port and token at which the running agent takes credentials from the terminal. */
    control: join(folder, 'control.json'),
  }
}

/** The product's data folder: the one given, else `DATA_DIR`, else `.data` in the repository. */
export const dataDirOf = (given: string | undefined): string =>
  resolve(given ?? (process.env['DATA_DIR'] || join(import.meta.dirname, '../../.data')))
