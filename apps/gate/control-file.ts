import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { gateFolder } from './gate-folder.ts'

/** Where a running gate listens for credentials from the terminal. */
const controlFileSchema = z.object({ device: z.string(), port: z.number().int(), token: z.string(), pid: z.number().int() })
export type ControlFile = z.output<typeof controlFileSchema>

const read = (path: string): ControlFile[] => {
  try {
    return [controlFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}

const folders = (path: string): string[] => {
  try {
    return readdirSync(path).sort()
  } catch {
    return []
  }
}

/** The gates that seem to run under a data folder, in the order of their codes; one that was killed may have left its file. */
export const runningGates = (dataDir: string, device?: string): ControlFile[] =>
  folders(join(dataDir, 'gates'))
    .filter((folder) => device === undefined || folder === device)
    .flatMap((folder) => read(gateFolder(dataDir, folder).control))
