import { runSteps } from './run-steps.ts'
import { useMemoryForTemporary } from './services/processes.ts'
import { buildStep } from './steps/build-step.ts'
import { staticSteps } from './steps/static-steps.ts'
import { houseStep, quickStep, serverSteps, storiesStep } from './steps/vitest-steps.ts'

const steps = [...staticSteps, houseStep, ...serverSteps, buildStep, storiesStep]
/** All that is read but `unused`, which takes longest. */
const quickSteps = [...staticSteps.filter(({ name }) => name !== 'unused'), buildStep, quickStep]
const withFiles = new Set([houseStep, ...serverSteps, storiesStep])

/**
 * `npm test`: everything. `npm test -- unit stories`: those steps. `npm test -- permits`: test files with that word in their path.
 * `npm test -- all`: everything, and on both databases what usually runs on one. `--only unit,stories` says the same as two words.
 * `npm test -- quick`: a first answer while one works.
 */
const words = process.argv.slice(2).flatMap((word) => (word === '--only' ? [] : word.replace(/^--only=/, '').split(',')))
const chosen = steps.filter((step) => words.includes(step.name))
const filters = words.filter((word) => !['all', 'quick'].includes(word) && !steps.some((step) => step.name === word))

useMemoryForTemporary()
const everything = filters.length > 0 ? steps.filter((step) => withFiles.has(step)) : steps
await runSteps(words.includes('quick') ? quickSteps : chosen.length > 0 ? chosen : everything, { filters, onBoth: words.includes('all') })
