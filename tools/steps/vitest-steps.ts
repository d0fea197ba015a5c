import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import { root } from '../project.ts'
import { findChromium } from '../services/find-chromium.ts'
import { missingReaders } from '../services/find-readers.ts'
import { aheadBy, clockIn } from '../services/other-clock.ts'
import { temporaryFolder } from '../services/processes.ts'
import { startMosquitto } from '../services/throwaway-mosquitto.ts'
import { startPostgres } from '../services/throwaway-postgres.ts'
import { instantInTurn } from './clock-in-turn.ts'
import {
  add,
  complain,
  failed,
  nothing,
  repeatAtEnd,
  runTool,
  skipped,
  toolEnvironment,
  type Step,
  type Tally,
  type TestRun,
} from './step.ts'

interface TestResult {
  status: string
  fullName: string
  failureMessages?: string[]
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message?: string; assertionResults: TestResult[] }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value && Array.isArray(value.testResults)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Counts a run of vitest. A file that could not be loaded, an error outside a test, a crash before the report: each is a failure,
 * so that a run which did not happen never looks like a run without faults.
 */
export const tallyOf = (reportText: string, exitCode: number): Tally => {
  const report = parse(reportText)
  if (!isReport(report)) return { ...nothing, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  const failed = report.numFailedTests + unloaded
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The files of which a test or a hook failed, or that could not be loaded. */
export const failedFiles = (reportText: string): string[] => {
  const report = parse(reportText)
  return isReport(report) ? report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) : []
}

interface Failure {
  name: string
  message: string
}

/** What failed, by name: each test, and each file of which something else failed. */
const failuresOf = (reportText: string): Failure[] => {
  const report = parse(reportText)
  if (!isReport(report)) return []
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [{ name, message }]
      return tests.map(({ fullName, failureMessages = [] }) => ({ name: `${name} > ${fullName}`, message: failureMessages.join('\n') }))
    })
}

/**
 * Counts the second run of what failed. What failed in one of the two runs alone was no fault of the product, which would have failed in both:
 * it counts as passed, and is named as unstable. Where no test failed, something was thrown outside them, or the report is broken, the second run alone
 * decides.
 */
export const tallyOfSecond = (first: string, { report, code, stray }: VitestRun): { tally: Tally; unstable: string[] } => {
  const tally = tallyOf(report, code)
  const before = failuresOf(first).map(({ name }) => name)
  const after = failuresOf(report).map(({ name }) => name)
  const forgiven = after.filter((name) => !before.includes(name))
  const isTests = stray === '' && after.length === tally.failed && forgiven.every((name) => name.includes(' > '))
  const unstable = before.filter((name) => !after.includes(name))
  if (!isTests) return { tally, unstable }
  return {
    tally: { ...tally, passed: tally.passed + forgiven.length, failed: tally.failed - forgiven.length },
    unstable: [...unstable, ...forgiven],
  }
}

/** Counts the files that are not run once more. */
export const tallyOfOthers = (reportText: string, again: readonly string[]): Tally => {
  const report = parse(reportText)
  const results = isReport(report) ? report.testResults.filter(({ name }) => !again.includes(name)) : []
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const passed = statuses.filter((status) => status === 'passed').length
  return { ...nothing, passed, skipped: statuses.length - passed }
}

const minutes = 60_000

/** More failed files than this are no accident of the machine. */
const mostOnceMore = 8

/** What vitest tells of errors that were thrown outside every test, which stand in no report; empty: there were none. */
export const strayErrors = (text: string): string => /Vitest caught \d+ unhandled error[\s\S]*?(?=\n⎯{20,}\n|$)/.exec(text)?.[0] ?? ''

interface VitestRun {
  code: number
  report: string
  stray: string
}

const runVitest = async (projects: string[], env: NodeJS.ProcessEnv, filters: string[]): Promise<VitestRun> => {
  const folder = temporaryFolder('report')
  const file = join(folder.path, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters]
  const { code, text } = await runTool('vitest', args, { env: { ...toolEnvironment(), ...env }, echo: true, limit: 90 * minutes })
  const report = existsSync(file) ? readFileSync(file, 'utf8') : ''
  folder.remove()
  return { code, report, stray: strayErrors(stripVTControlCharacters(text)) }
}

/** Has what failed of a run stand at the end. */
const repeatFailures = ({ code, report, stray }: VitestRun, but: readonly string[] = []): void => {
  const failures = failuresOf(report).filter(({ name }) => !but.includes(name))
  for (const { name, message } of failures) repeatAtEnd(`${name}\n${message}`)
  if (stray !== '') repeatAtEnd(stray)
  if (code !== 0 && failuresOf(report).length === 0 && stray === '') complain(`FAILED: vitest ended with ${code} and named no test`)
}

/**
 * Runs the files that failed once more, by themselves, or all where something was thrown outside every test, which may come from any: a fault of the
 * product fails again, an accident of a busy machine does not, and is told so that somebody looks for its cause.
 */
const onceMore = async (first: VitestRun, projects: string[], env: NodeJS.ProcessEnv): Promise<Tally> => {
  const files = first.stray === '' ? failedFiles(first.report) : []
  console.log(`  once more${files.length > 0 ? `, by themselves: ${files.join(', ')}` : ''}`)
  const second = await runVitest(projects, env, files)
  const { tally, unstable } = tallyOfSecond(first.report, second)
  for (const { name, message } of [...failuresOf(first.report), ...failuresOf(second.report)])
    if (unstable.includes(name)) complain(`UNSTABLE ${name}: failed in one of two runs\n${message}`)
  if (first.stray !== '' && second.stray === '') complain(`UNSTABLE, thrown in the first of two runs:\n${first.stray}`)
  if (tally.failed > 0) repeatFailures(second, unstable)
  return files.length > 0 ? add(tallyOfOthers(first.report, files), tally) : tally
}

/**
 * Runs the tests of some projects. Finding none is a failure, unless somebody asked for certain files.
 * @param again what differs in the environment of a second run
 */
const vitest = async (
  projects: string[],
  run: TestRun,
  more: NodeJS.ProcessEnv = {},
  again = async (): Promise<NodeJS.ProcessEnv> => ({}),
): Promise<Tally> => {
  const env = { ...run.env, ...more }
  const first = await runVitest(projects, env, run.filters)
  const failures = failedFiles(first.report).length
  if (run.filters.length === 0 && (failures > 0 || first.stray !== '') && failures <= mostOnceMore)
    return onceMore(first, projects, { ...env, ...(await again()) })
  repeatFailures(first)
  const tally = tallyOf(first.report, first.code)
  if (tally.passed + tally.failed + tally.skipped > 0) return tally
  if (run.filters.length > 0) return nothing
  complain(`FAILED: no tests in ${projects.join(', ')}`)
  return failed
}

const skip = (what: string, why: string): Tally => {
  console.log(`  SKIPPED ${what}: ${why}`)
  return skipped
}

const broker = async (run: TestRun): Promise<Tally> => {
  if (run.env.TEST_MQTT_URL) return nothing
  const started = await startMosquitto()
  if (typeof started === 'string') return skip('Mosquitto', started)
  run.env.TEST_MQTT_URL = started.url
  return nothing
}

const postgres = async (run: TestRun): Promise<Tally> => {
  if (run.env.TEST_DATABASE_URL) return nothing
  const started = await startPostgres({ ...process.env, ...clockIn(run.env) })
  if (typeof started === 'string') return skip('PostgreSQL', started)
  console.log(`  ${started.name} at ${started.url}`)
  run.env.TEST_DATABASE_URL = started.url
  return nothing
}

/** The tests themselves skip what they cannot read; here it is said why. */
const readers = async (): Promise<void> => {
  for (const missing of await missingReaders()) console.log(`  SKIPPED ${missing}`)
}

/** Files that somebody asked for are run whatever they are about. */
const onEmbedded = async (run: TestRun): Promise<Tally> => {
  await readers()
  const scope = run.onBoth ? { TEST_SCOPE: 'all' } : run.filters.length > 0 ? {} : { TEST_SCOPE: 'engine' }
  return add(await broker(run), await vitest(['contract', 'server', 'gate'], run, { TEST_ENGINE: 'embedded', ...scope }))
}

const onPostgres = async (run: TestRun): Promise<Tally> => {
  const missing = add(await postgres(run), await broker(run))
  const scope = run.onBoth ? { TEST_SCOPE: 'all' } : {}
  return run.env.TEST_DATABASE_URL ? add(missing, await vitest(['server'], run, { TEST_ENGINE: 'postgres', ...scope })) : missing
}

const tellClock = (at: Date, why: string): void => console.log(`  the clock is ${instantText(at.toISOString(), 'sl')}: ${why}`)

/** The run at an instant, from which its clock goes on; the PostgreSQL of the steps before has the machine's clock. Or the sentence why not. */
const atInstant = async (at: Date, run: TestRun): Promise<TestRun | string> => {
  const clock = await aheadBy(at)
  return typeof clock === 'string' ? clock : { ...run, env: { ...run.env, ...clock, TEST_DATABASE_URL: undefined } }
}

/**
 * The stories at another clock, with all that they start: the demo town is made for its day and hour, so a story that takes what that day has to offer
 * passes on one day and fails on another. TEST_CLOCK is an instant that lies ahead (2027-02-01T00:10:00+01:00), or `now` for the machine's clock;
 * without it each of `instantsAhead` has its turn.
 */
const atOtherClock = async (run: TestRun): Promise<{ timed: TestRun; at?: Date; late: Tally }> => {
  const { TEST_CLOCK: given, TEST_DATABASE_URL: database } = process.env
  if (given === 'now' || (database && !given)) {
    tellClock(new Date(), given ? 'TEST_CLOCK=now' : 'the PostgreSQL of TEST_DATABASE_URL has no other')
    return { timed: run, late: nothing }
  }
  if (database) throw new Error('the PostgreSQL of TEST_DATABASE_URL has its own clock: leave it or TEST_CLOCK out')
  const { name, at } = given ? { name: 'TEST_CLOCK', at: new Date(given) } : await instantInTurn(new Date())
  if (Number.isNaN(at.getTime())) throw new Error(`TEST_CLOCK=${given} is no instant: give one as 2027-02-01T00:10:00+01:00, or now`)
  const timed = await atInstant(at, run)
  if (typeof timed !== 'string') {
    tellClock(at, given ? name : `${name}, in turn; TEST_CLOCK=${at.toISOString()} repeats it, TEST_CLOCK=now leaves the machine's`)
    return { timed, at, late: nothing }
  }
  if (given) throw new Error(`TEST_CLOCK=${given}: ${timed}`)
  tellClock(new Date(), "the machine's")
  return { timed: run, late: skip(`another clock for the stories (${name})`, timed) }
}

const isStoryAsked = (filters: readonly string[]): boolean =>
  filters.length === 0 ||
  globSync('stories/**/*.story.test.ts', { cwd: root }).some((path) => filters.some((word) => join(root, path).includes(word)))

const inBrowser = async (run: TestRun): Promise<Tally> => {
  if (!isStoryAsked(run.filters)) return nothing
  const chromium = await findChromium()
  if (typeof chromium === 'string') return skip('the browser stories', chromium)
  await readers()
  const { timed, at, late } = await atOtherClock(run)
  const missing = add(late, await postgres(timed), await broker(timed))
  // A fault of that hour would not come again in the next one: the second run begins where the first did.
  const again = async (): Promise<NodeJS.ProcessEnv> => {
    const anew = at && (await atInstant(at, run))
    if (anew === undefined || typeof anew === 'string') return {}
    await postgres(anew)
    return anew.env
  }
  const runStories = (engine: string) => vitest(['stories'], timed, { CHROMIUM_PATH: chromium.path, TEST_ENGINE: engine }, again)
  const tally = await runStories('postgres')
  return timed.onBoth && timed.env.TEST_DATABASE_URL ? add(missing, tally, await runStories('embedded')) : add(missing, tally)
}

export const houseStep: Step = { name: 'house', title: 'architecture and tools', run: (run) => vitest(['house'], run) }

/** The tests that run the product. Services live until the last step ends. */
export const serverSteps: Step[] = [
  { name: 'unit', title: 'contract, gate, and what touches the embedded database', run: onEmbedded },
  { name: 'postgres', title: 'all tests of the server on PostgreSQL', run: onPostgres },
  { name: 'web', title: 'tests of the web', run: (run) => vitest(['web'], run) },
]

/** The walks are on the embedded database, which needs nothing started. */
const inShort = async (run: TestRun): Promise<Tally> => {
  const only = (...filters: string[]): TestRun => ({ ...run, filters })
  const embedded = { TEST_ENGINE: 'embedded' }
  return add(
    await vitest(['contract', 'gate'], run, embedded),
    await vitest(['server'], only('features/applications/applications.test.ts', 'features/permits/permits.test.ts'), embedded),
    await inBrowser(only('stories/first-click')),
  )
}

/** A first answer while one works; it does not stand for the others. */
export const quickStep: Step = { name: 'quick', title: 'contract, gate, a walk through two features, one story', run: inShort }

export const storiesStep: Step = { name: 'stories', title: 'browser stories', run: inBrowser }
