import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

type Level = 'error' | 'warn'

let unexpected: string[] = []
let allowed: RegExp[] = []
const allowedInFile: RegExp[] = []

/** Lets console lines that match pass until the end of the running test. */
export const allowConsole = (pattern: RegExp): void => void allowed.push(pattern)

/** Lets console lines that match pass in all tests of this file. */
export const allowConsoleInFile = (pattern: RegExp): void => void allowedInFile.push(pattern)

const watch = (level: Level) => {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts)
    if (![...allowed, ...allowedInFile].some((pattern) => pattern.test(text))) unexpected.push(`console.${level}: ${text}`)
  }
}

const failOnUnexpected = () => {
  const lines = unexpected
  unexpected = []
  allowed = []
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`)
}

// Noise hides the one line that matters, so a test that writes a warning nobody expected fails.
watch('error')
watch('warn')
afterEach(failOnUnexpected)
afterAll(failOnUnexpected)
