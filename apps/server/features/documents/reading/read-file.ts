import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { z } from 'zod/mini'

/** Milliseconds for a whole document, and bytes of memory of its program, without what is only reserved. A4 in colour takes 300 MB. */
const mostMs = 600_000
const mostMemoryKb = 1_500_000
/** Seconds of the processor for any of its programs. */
const mostCpuSeconds = 120
/** Bytes of the answer: five pages of words have some hundred kilobytes. */
const mostAnswer = 8_000_000

const placeSchema = z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const legibleSchema = z.object({
  source: z.enum(['text', 'picture', 'none']),
  pages: z.int(),
  pagesRead: z.int(),
  words: z.array(z.object({ text: z.string(), line: z.int(), place: placeSchema })),
})
export type Legible = z.output<typeof legibleSchema>

const program = fileURLToPath(new URL('./program/reader.ts', import.meta.url))

/** Memory and processor are limited by the system, and everybody else goes first. */
const script = `ulimit -d ${mostMemoryKb}; ulimit -t ${mostCpuSeconds}; ulimit -c 0; exec nice -n 5 "$@"`

/** The environment holds secrets of the town; of it the program gets only where programs lie. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, TESSDATA_PREFIX, NODE_COMPILE_CACHE } = process.env
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }),
    OMP_THREAD_LIMIT: '1',
    UV_THREADPOOL_SIZE: '2',
  }
}

/**
 * The words of a document, read by a program of its own that can be ended at any time: the file comes from anybody.
 * @throws Error for one that cannot be read, or takes too much time or memory
 */
export const readFile = async (
  content: Readable,
  mediaType: string,
  tesseract: string | undefined,
  signal: AbortSignal,
): Promise<Legible> => {
  signal.throwIfAborted()
  const reader = [process.execPath, '--max-old-space-size=600', program, mediaType, ...(tesseract === undefined ? [] : [tesseract])]
  // A group of its own, so that it ends with the programs that it has started.
  const child = spawn('sh', ['-c', script, 'sh', ...reader], { env: environment(), stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  const kill = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
  const timer = setTimeout(kill, mostMs)
  signal.addEventListener('abort', kill)
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  let answered = 0
  child.stdout.on('data', (part: Buffer) => (answered += part.length) > mostAnswer && kill())
  try {
    // It may end before it has read all.
    const given = pipeline(content, child.stdin).catch(() => undefined)
    const [answer, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended, given])
    if (code !== 0) throw new Error(`The reading program ended with ${code ?? 'a signal'}: ${complaint.slice(0, 300)}`)
    return legibleSchema.parse(JSON.parse(answer))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    kill()
  }
}
