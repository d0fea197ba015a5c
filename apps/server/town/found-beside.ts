import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { lockFolder } from '../platform/database/embedded/folder-lock.ts'
import { withoutAllocatorSettings } from '../platform/give-back-memory.ts'

/** Whether the demo town is still to be founded, as far as the data folder tells. */
export const isDemoToCome = ({ demo, dataDir }: Config): boolean => demo && !existsSync(join(dataDir, 'keys'))

/** Milliseconds in which a slow machine too has founded it. */
const longestFounding = 300_000

/** Another start may look into the folder just as the founding process has given it back. */
const untilFree = async (dataDir: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const unlock = await lockFolder(dataDir).catch(() => undefined)
    if (unlock !== undefined) return unlock()
    await pause(100)
  }
}

/**
 * Founds the demo town on an embedded database in a process of its own: that takes 400 MB, which a product that runs on would keep. Where it
 * does not come about, the start founds the town itself, or says why it cannot.
 * @param signal ends that process: a town is founded in one transaction
 * @throws the reason of the signal
 */
export const foundBeside = async (
  config: Config,
  { say, signal }: { say: (line: string) => void; signal?: AbortSignal | undefined },
): Promise<void> => {
  signal?.throwIfAborted()
  const founding = fork(fileURLToPath(new URL('./found-process.ts', import.meta.url)), {
    // A young generation of that size is cleared less often than the small one of a running product.
    execArgv: ['--max-semi-space-size=16', '--v8-pool-size=1'],
    env: withoutAllocatorSettings(process.env),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: longestFounding,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  const ended = new Promise<unknown>((resolve) => founding.on('exit', (code, by) => resolve(code ?? by)).on('error', resolve))
  founding.send(config)
  const how = await ended
  signal?.throwIfAborted()
  if (how === 0) await untilFree(config.dataDir)
  else say(`The process that founds the demo town did not (${String(how)}): this one founds it.`)
}
