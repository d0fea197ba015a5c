import { nothing, type Tally } from './step.ts'

/** The part of vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
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

/** Counts the files of which nothing failed. */
export const tallyOfPassed = (reportText: string): Tally => {
  const report = parse(reportText)
  const results = isReport(report) ? report.testResults.filter(({ status }) => status !== 'failed') : []
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const passed = statuses.filter((status) => status === 'passed').length
  return { ...nothing, passed, skipped: statuses.length - passed }
}
