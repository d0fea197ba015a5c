import { delimiter, join } from 'node:path'
import { root } from '../project.ts'
import { run, type Output } from '../services/processes.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** What the steps hand each other: the environment of the tests, which services fill in. */
export interface TestRun {
  env: NodeJS.ProcessEnv
  /** Words of a test file's path; none: all files. */
  filters: string[]
  /** `npm test -- all`: what usually runs on one database runs on both. */
  onBoth: boolean
}

/** One line of the house's examination. */
export interface Step {
  name: string
  title: string
  run: (run: TestRun) => Promise<Tally>
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }
export const passed: Tally = { ...nothing, passed: 1 }
export const failed: Tally = { ...nothing, failed: 1 }
export const skipped: Tally = { ...nothing, skipped: 1 }

export const add = (...tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
})

const told: string[] = []

/** Keeps what went wrong, with its words, so that it also stands at the end of a long run. */
export const repeatAtEnd = (fault: string): void => void told.push(fault)

/** What was to be repeated, each cut to what one reads. */
export const repeated = (): string[] => told.map((fault) => (fault.length > 2_000 ? `${fault.slice(0, 2_000)} …` : fault))

/** Prints it, now and at the end. */
export const complain = (fault: string): void => {
  console.log(`  ${fault}`)
  repeatAtEnd(fault)
}

export const inWords = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The environment in which the project's own programs and its own Node come first, whoever called; colours only for a person's eyes. */
export const toolEnvironment = (): NodeJS.ProcessEnv => {
  const { FORCE_COLOR, NO_COLOR, ...given } = process.env
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  return { ...given, PATH: path, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
}

/** Runs one of the project's programs in its folder. */
export const runTool = (
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; echo?: boolean; limit?: number; cwd?: string } = {},
): Promise<Output> => run(command, args, { cwd: root, env: toolEnvironment(), ...options })

/** A check that passes when a program ends with 0; otherwise its words are printed whole. */
export const check = async (title: string, command: string, args: string[], cwd = root): Promise<Tally> => {
  const { code, text } = await runTool(command, args, { limit: 300_000, cwd })
  if (code === 0) return passed
  console.log(`  FAILED ${title} (${command} ${args.join(' ')}, code ${code})\n${text}`)
  repeatAtEnd(`FAILED ${title}\n${text.trim()}`)
  return failed
}
