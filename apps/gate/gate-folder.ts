import { join } from 'node:path'

/** The files of one gate under the product's data folder. */
export const gateFolder = (dataDir: string, device: string) => {
  const folder = join(dataDir, 'gates', device)
  return {
    /** The last good whitelist, as it was signed. */
    whitelist: join(folder, 'whitelist.json'),
    /** Events that the server has not acknowledged. */
    events: join(folder, 'events.jsonl'),
    /** Commands that were taken. */
    commands: join(folder, 'commands.jsonl'),
    /** There when a person holds the bollard lowered. */
    held: join(folder, 'held'),
    /** Where the running agent listens for credentials presented from the terminal. */
    control: join(folder, 'control.json'),
  }
}
