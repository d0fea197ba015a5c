import { format } from 'node:util'

let unexpected: string[] = []
let allowed: RegExp[] = []
let allowedInFile: RegExp[] = []

/** Lets console lines that match pass until the end of the running test. */
export const allowConsole = (pattern: RegExp): void => void allowed.push(pattern)

/** Lets console lines that match pass in all tests of this file. */
export const allowConsoleInFile = (pattern: RegExp): void => void allowedInFile.push(pattern)

/** Begins a file of tests, which may write no error and no warning that it has not allowed. */
export const watchConsole = (): void => {
  allowedInFile = []
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts)
      if (![...allowed, ...allowedInFile].some((pattern) => pattern.test(text))) unexpected.push(`console.${level}: ${text}`)
    }
}

export const failOnUnexpected = (): void => {
  const lines = unexpected
  unexpected = []
  allowed = []
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`)
}
