import { describe, expect, it } from 'vitest'
import { failedFiles, strayErrors, tallyOf, tallyOfOthers, tallyOfSecond } from './vitest-steps.ts'

const report = (more: object) =>
  JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...more })

describe('counting a run of vitest', () => {
  it('counts what passed, failed and was skipped', () => {
    expect(tallyOf(report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('a file that could not be loaded is a failure', () => {
    expect(tallyOf(report({ testResults: [{ status: 'failed', assertionResults: [] }] }), 1)).toMatchObject({ failed: 1 })
  })

  it('a file that failed after its tests passed is a failure', () => {
    expect(tallyOf(report({ testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }] }] }), 1)).toMatchObject({
      failed: 1,
    })
  })

  it('an error outside every test is a failure', () => {
    expect(tallyOf(report({}), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it.each([[''], ['{"numPassedTests":'], ['null'], ['{}']])('no report (%j) is a failure even with code 0', (text) => {
    expect(tallyOf(text, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('what is run once more', () => {
  const file = (name: string, status: string, ...results: string[]) => ({
    name,
    status,
    assertionResults: results.map((result) => ({ status: result })),
  })
  const text = report({
    testResults: [
      file('good', 'passed', 'passed', 'passed', 'pending'),
      file('test failed', 'failed', 'passed', 'failed'),
      file('hook failed', 'failed', 'passed'),
      file('not loaded', 'failed'),
    ],
  })

  it('is each file with a failure of any sort', () => {
    expect(failedFiles(text)).toEqual(['test failed', 'hook failed', 'not loaded'])
    expect(failedFiles('')).toEqual([])
  })

  it('is counted then, and the other files now', () => {
    expect(tallyOfOthers(text, failedFiles(text))).toEqual({ passed: 2, failed: 0, skipped: 1 })
  })

  const run = (numPassedTests: number, ...failed: string[]) =>
    report({
      numPassedTests,
      numFailedTests: failed.length,
      testResults: [
        {
          name: 'a',
          status: failed.length > 0 ? 'failed' : 'passed',
          assertionResults: failed.map((fullName) => ({ status: 'failed', fullName })),
        },
      ],
    })

  const second = (report: string, code: number, stray = '') => ({ report, code, stray })

  it('is a fault where the same test fails again', () => {
    expect(tallyOfSecond(run(2, 'one'), second(run(2, 'one'), 1))).toEqual({ tally: { passed: 2, failed: 1, skipped: 0 }, unstable: [] })
  })

  it('is unstable where each test passed in one of the two runs', () => {
    expect(tallyOfSecond(run(2, 'one'), second(run(3), 0))).toEqual({ tally: { passed: 3, failed: 0, skipped: 0 }, unstable: ['a > one'] })
    expect(tallyOfSecond(run(2, 'one'), second(run(2, 'two'), 1))).toEqual({
      tally: { passed: 3, failed: 0, skipped: 0 },
      unstable: ['a > one', 'a > two'],
    })
  })

  it('is a fault where the second run is broken or fails outside its tests', () => {
    const outside = report({ testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] })
    expect(tallyOfSecond(run(2, 'one'), second(outside, 1)).tally.failed).toBe(1)
    expect(tallyOfSecond(run(2, 'one'), second('', 1)).tally.failed).toBe(1)
    expect(tallyOfSecond(run(2, 'one'), second(run(3), 1)).tally.failed).toBe(1)
  })

  it('is all where something was thrown outside the tests, and is a fault where that comes again', () => {
    const line = '⎯'.repeat(40)
    const told =
      `${line} Unhandled Errors ${line}\n\nVitest caught 1 unhandled error during the test run.\nError: gone\n` +
      `This error originated in "apps/gate/gate.test.ts" test file.\n${line}\n\n Test Files  3 passed (3)\n`
    expect(strayErrors(told)).toMatch(/^Vitest caught 1 .*\nError: gone\n.* test file\.$/s)
    expect(strayErrors(' Test Files  3 passed (3)')).toBe('')
    expect(tallyOfSecond(run(3), second(run(3), 1, 'Error: gone')).tally.failed).toBe(1)
    expect(tallyOfSecond(run(3), second(run(2, 'one'), 1, 'Error: gone')).tally.failed).toBe(1)
    expect(tallyOfSecond(run(3), second(run(3), 0)).tally.failed).toBe(0)
  })
})
