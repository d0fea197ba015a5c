import { runSteps } from './run-steps.ts'
import { staticSteps } from './steps/static-steps.ts'
import { houseStep } from './steps/vitest-steps.ts'

// `npm run check`: what is read without running the product, in seconds.
await runSteps([...staticSteps, houseStep], { filters: process.argv.slice(2) })
