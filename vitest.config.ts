import { defineConfig } from 'vitest/config'

const second = 1_000

/** One project of tests in Node; every project fails a test on unexpected console output. */
const project = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    setupFiles: ['tools/testing/fail-on-console.ts'],
    testTimeout: 20 * second,
    ...more,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores are the reference machine; more workers only make timeouts tight.
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      project('contract', ['packages/contract/**/*.test.ts']),
      project('server', ['apps/server/**/*.test.ts'], { hookTimeout: 60 * second, testTimeout: 30 * second }),
      project('gate', ['apps/gate/**/*.test.ts']),
      project('web', ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx']),
      project('house', ['tools/**/*.test.ts']),
      project('stories', ['stories/**/*.story.test.ts'], { hookTimeout: 120 * second, testTimeout: 120 * second, fileParallelism: false }),
    ],
  },
})
