import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { isRunning } from '../project.ts'

/** The operating system's user a process runs as; PostgreSQL refuses to run as root. */
export interface OsUser {
  uid: number
  gid: number
}

export interface Output {
  code: number
  /** Standard output and standard error as they came. */
  text: string
}

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  user?: OsUser | undefined
  /** Print the output as it comes, too. */
  echo?: boolean
  /** Leave it in the group of this process, to be ended with it even by kill -9 of the group. */
  sameGroup?: boolean
  /** Milliseconds after which the process and its children are ended; the code is then 124. */
  limit?: number
}

const leftovers = new Set<() => void>()

/** Runs at the end of this process, however it ends (but kill -9). Returns a function that does it now. */
export const atExit = (clean: () => void): (() => void) => {
  const once = () => {
    if (leftovers.delete(once)) clean()
  }
  leftovers.add(once)
  return once
}

process.on('exit', () => [...leftovers].reverse().forEach((clean) => clean()))

/** Signals a process together with its children; a process that is gone is no error. */
export const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** A program, in its own process group unless told otherwise, ended with this process at the latest. */
export const startProcess = (command: string, args: string[], { cwd, env, user, echo = false, sameGroup = false }: RunOptions = {}) => {
  const child = spawn(command, args, { cwd, env: env ?? process.env, detached: !sameGroup, stdio: ['ignore', 'pipe', 'pipe'], ...user })
  const output: string[] = []
  const keep = (chunk: Buffer) => {
    // Some programs colour whatever they are told; a log is for reading.
    const text = process.stdout.isTTY ? chunk.toString() : stripVTControlCharacters(chunk.toString())
    output.push(text)
    if (echo) process.stdout.write(text)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const forget = atExit(() => signalGroup(child, 'SIGKILL'))
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output.push(`${error.message}\n`)
      resolve(127)
    })
    child.once('close', (code) => resolve(code ?? 1))
    // A daemon that it left behind may keep the pipes open for ever.
    child.once('exit', (code) => setTimeout(() => resolve(code ?? 1), 1_000).unref())
  })
  void ended.then(() => forget())
  return { child, ended, text: () => output.join('') }
}

/** Runs a program to its end. */
export const run = async (command: string, args: string[], options: RunOptions = {}): Promise<Output> => {
  const started = startProcess(command, args, options)
  const limit = options.limit
  if (limit === undefined) return { code: await started.ended, text: started.text() }
  const timer = new AbortController()
  const tooLate = sleep(limit, 124, { signal: timer.signal }).catch(() => 124)
  const code = await Promise.race([started.ended, tooLate])
  timer.abort()
  if (code === 124) signalGroup(started.child, 'SIGKILL')
  return { code, text: started.text() }
}

/** Ends a process: asks with `signal`, insists after five seconds. */
export const stopProcess = async (started: ReturnType<typeof startProcess>, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  signalGroup(started.child, signal)
  const gone = await Promise.race([started.ended.then(() => true), sleep(5_000, false)])
  if (!gone) signalGroup(started.child, 'SIGKILL')
  await started.ended
}

/** Whether nobody listens on a TCP port of 127.0.0.1 now. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A TCP port of 127.0.0.1 that nobody listens on now. It is below the ports that systems give to outgoing connections (32768 on Linux,
 * 49152 elsewhere), one of which could take it before the caller listens; it is random, so that callers at the same time rarely meet.
 */
export const freePort = async (from = 20_000, until = 32_000): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(from, until)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

/** A folder in another one, the system's temporary folder unless said, deleted at the end of this process or by `remove`. */
export const temporaryFolder = (name: string, owner?: OsUser, within = tmpdir()): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(within, `dovolilnice-${name}-`))
  if (owner) chownSync(path, owner.uid, owner.gid)
  return { path, remove: atExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })) }
}

/** Where Linux keeps files in memory, and how much must be free there: the databases of a test run take some hundred megabytes. */
const memory = { path: '/dev/shm', leastBytes: 3 * 1024 ** 3 }

/** A folder in memory; undefined where there is none, too little room, or no program may run from it, as in some containers. */
const folderInMemory = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(memory.path)
    if (Math.min(bavail * bsize, freemem()) < memory.leastBytes) return undefined
    // A run that was killed left its own.
    const left = readdirSync(memory.path).filter(
      (name) => name.startsWith('dovolilnice-run-') && !isRunning(Number(name.split('-').at(-2))),
    )
    for (const name of left) rmSync(join(memory.path, name), { recursive: true, force: true })
    const { path } = temporaryFolder(`run-${process.pid}`, undefined, memory.path)
    // The database server is another user.
    chmodSync(path, 0o755)
    const program = join(path, 'try')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    return spawnSync(program).status === 0 ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Temporary files of this process and of all that it starts lie in memory from now on, where there is room: each file of tests makes a database of a
 * thousand files and drops it, which takes a disk ten times the processor time. Whoever sets TMPDIR is obeyed.
 */
export const useMemoryForTemporary = (): void => {
  process.env.TMPDIR ??= folderInMemory() ?? tmpdir()
}

/** Asks again every 100 ms until the answer is yes; false when it stayed no for `limit` milliseconds. */
export const waitFor = async (ready: () => Promise<boolean>, limit: number): Promise<boolean> => {
  const until = performance.now() + limit
  while (performance.now() < until) {
    if (await ready()) return true
    await sleep(100)
  }
  return false
}
