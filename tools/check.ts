import { runSteps } from './run-steps.ts'
import { staticSteps } from './steps/static-steps.ts'
import { houseStep } from './steps/vitest-steps.ts'

// `npm run check`: the checks that do not start the product, about 20 s on a quiet machine.
await runSteps([...staticSteps, houseStep], { filters: process.argv.slice(2) })
