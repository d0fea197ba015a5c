import { plainSentence } from './start/plain-error.ts'
import { add, complain, failed, inWords, nothing, repeated, type Step, type Tally, type TestRun } from './steps/step.ts'

const explain = (error: unknown): string => plainSentence(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error)

const runStep = async (step: Step, run: TestRun): Promise<Tally> => {
  console.log(`\n── ${step.name}: ${step.title}`)
  const started = performance.now()
  const tally = await step.run(run).catch((error: unknown) => {
    complain(`FAILED: ${explain(error)}`)
    return failed
  })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`── ${step.name}: ${inWords(tally)} in ${seconds} s`)
  return tally
}

/** Runs the steps one after another; a step that throws is a failed one. */
const runAll = async (steps: Step[], run: TestRun): Promise<Tally> => {
  const tallies: [string, Tally][] = []
  for (const step of steps) tallies.push([step.name, await runStep(step, run)])
  if (repeated().length > 0) console.log(`\nWhat went wrong:\n\n${repeated().join('\n\n')}`)
  const faulty = tallies.filter(([, tally]) => tally.failed > 0)
  if (faulty.length > 0) console.log(`\nFailed: ${faulty.map(([name]) => name).join(', ')}`)
  return add(nothing, ...tallies.map(([, tally]) => tally))
}

/** Runs steps, prints the line `N passed, N failed`, and ends the process: 0 only when something ran and nothing failed. */
export const runSteps = async (steps: Step[], { filters = [], onBoth = false }: Partial<TestRun> = {}): Promise<never> => {
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  const tally = await runAll(steps, { env: {}, filters, onBoth })
  console.log(`\n${inWords(tally)}`)
  process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)
}
