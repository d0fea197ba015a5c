import { afterAll, afterEach } from 'vitest'
import { failOnUnexpected, watchConsole } from './fail-on-console.ts'

// Noise hides the one line that matters, so a test that writes a warning nobody expected fails. Vitest loads this file before every file of tests.
watchConsole()
afterEach(failOnUnexpected)
afterAll(failOnUnexpected)
