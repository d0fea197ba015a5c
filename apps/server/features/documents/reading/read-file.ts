import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { documentReadingSchema, readFacts, readOutcomes } from '@dovolilnice/contract/documents/document-reading'
import { z } from 'zod/mini'
import type { ComparedWords } from './compare/compare-document.ts'
import { exitCodes } from './program/legible.ts'
import type { ReadRequest } from './program/reader.ts'

/** The environment holds secrets of the town; of it a program that reads documents gets only where programs and their data lie. */
export const closedEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, TESSDATA_PREFIX, NODE_COMPILE_CACHE } = process.env
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }),
    OMP_THREAD_LIMIT: '1',
    UV_THREADPOOL_SIZE: '2',
  }
}

/** What a reading program may use. */
export interface ReadLimits {
  milliseconds: number
  /** Kilobytes of memory of each of its programs, without what is only reserved. A4 in colour takes 300 MB. */
  memory: number
  /** Seconds of the processor for each of its programs. */
  processor: number
  /** Bytes of its answer. */
  answer: number
}
export const readLimits: ReadLimits = { milliseconds: 300_000, memory: 1_500_000, processor: 120, answer: 200_000 }

const { source, pages, pages_read, comparisons } = documentReadingSchema.shape
/** The program may be another one by now, made by the file: of its answer only what fits is taken. */
const answerSchema = z.object({
  ...{ source, pages, pages_read },
  comparisons: z
    .array(
      z.object({
        fact: z.enum(readFacts),
        own: z.string().check(z.maxLength(500)),
        outcome: z.enum(readOutcomes),
        found: z.nullable(z.string().check(z.maxLength(500))),
        places: comparisons.def.element.shape.places.check(z.maxLength(50)),
      }),
    )
    .check(z.maxLength(100)),
})

/** The reading program says that the file is not legible: another try would end the same. */
export class Illegible extends Error {}

/** The reading program was ended by a limit, which may be the file's or the machine's doing. */
export class Ended extends Error {}

const program = fileURLToPath(new URL('./program/reader.ts', import.meta.url))

/** Memory and processor are limited by the system, and everybody else goes first. */
const script = 'ulimit -d "$1"; ulimit -t "$2"; ulimit -c 0; shift 2; exec nice -n 5 "$@"'

/** What a program says. @throws Ended where that is too much, also when it has ended by itself meanwhile */
const said = async (stream: Readable, most: number, kill: () => void): Promise<string> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) kill()
    else parts.push(part)
  }
  if (length > most) throw new Ended(`The reading program says more than ${most} bytes`)
  return Buffer.concat(parts).toString()
}

/**
 * What a document says of the application's words, by a program of its own that can be ended at any time: the file comes from anybody.
 * @throws Illegible for a file that cannot be read
 * @throws Ended where reading took too much time or memory
 */
export const readFile = async (
  bytes: Uint8Array,
  request: ReadRequest,
  signal: AbortSignal,
  limits: ReadLimits = readLimits,
): Promise<ComparedWords> => {
  signal.throwIfAborted()
  const reader = [process.execPath, '--max-old-space-size=600', program, String(process.pid), String(limits.milliseconds)]
  // A group of its own, so that it ends with the programs that it has started.
  const child = spawn('sh', ['-c', script, 'sh', String(limits.memory), String(limits.processor), ...reader], {
    env: closedEnvironment(),
    stdio: 'pipe',
    detached: true,
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  ended.catch(() => undefined)
  /** The group, also where its leader has ended: what the leader has started may go on. */
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nobody is left in it.
    }
  }
  const timer = setTimeout(kill, limits.milliseconds)
  signal.addEventListener('abort', kill)
  try {
    // It may end before it has read all.
    child.stdin.on('error', () => {})
    child.stdin.write(`${JSON.stringify(request)}\n`)
    child.stdin.end(bytes)
    const [code, answer, complaint] = await Promise.all([ended, said(child.stdout, limits.answer, kill), said(child.stderr, 10_000, kill)])
    const reason = `The reading program ended with ${code ?? 'a signal'}: ${complaint.slice(0, 300)}`
    if (code === exitCodes.illegible) throw new Illegible(reason)
    if (code === null || code === exitCodes.interrupted) throw new Ended(reason)
    if (code !== 0) throw new Error(reason)
    return answerSchema.parse(JSON.parse(answer))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    kill()
  }
}
