import { antiForgeryCookie, antiForgeryHeader } from '@dovolilnice/contract/headers'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TestClient } from '../../apps/server/test/test-client.ts'
import type { Load, Loaded } from './list-load.ts'

/** A thread that sends calls, so that the server's own thread does not. It runs one load at a time. */
export const openLoader = () => {
  const worker = new Worker(join(import.meta.dirname, 'list-load.ts'))
  const run = async (load: Load): Promise<Loaded> => {
    worker.postMessage(load)
    const [answer]: (Loaded | string)[] = await once(worker, 'message')
    if (answer === undefined || typeof answer === 'string') throw new Error(answer)
    return answer
  }
  return { run, close: () => worker.terminate() }
}

/** The session of a client, for calls of a loader. */
export const headersOf = ({ cookies }: TestClient): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  [antiForgeryHeader]: cookies.get(antiForgeryCookie) ?? '',
  'accept-language': 'sl',
})
