import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { gateFolder } from '../gate-folder.ts'

/** Where a running gate takes credentials from the terminal: a port of 127.0.0.1. */
const controlFileSchema = z.object({ device: z.string(), port: z.int(), token: z.string(), pid: z.int() })
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

/** The control files under a data folder, in the order of the device codes. A gate that was killed leaves its file behind. */
export const runningGates = (dataDir: string, device?: string): ControlFile[] =>
  folders(join(dataDir, 'gates'))
    .filter((folder) => device === undefined || folder === device)
    .flatMap((folder) => read(gateFolder(dataDir, folder).control))

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The agent of a device that runs on this data folder: one that was killed left its file behind, but answers no more. */
export const findAgent = async (dataDir: string, device: string): Promise<ControlFile | undefined> => {
  for (const found of runningGates(dataDir, device)) if (await isListening(found.port)) return found
  return undefined
}

/**
 * Two agents of one device would take the link from each other every second and write over each other's files.
 * @throws Error when one runs on this data folder already
 */
export const refuseSecondAgent = async (dataDir: string, device: string): Promise<void> => {
  const running = await findAgent(dataDir, device)
  if (running === undefined) return
  throw new Error(
    `The gate ${device} runs already (process ${running.pid}) with its data under ${dataDir}. Beside npm start, either give this one --data of its own and start the product with SIMULATED_GATES=0, or present to the one that runs.`,
  )
}
