import './tools/require-node.js'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultExclude, defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'

const second = 1_000

/** Tests of one engine alone are named for it (`*.postgres.test.ts`) and stay out of the run on the other. */
const otherEngine = process.env.TEST_ENGINE === 'postgres' ? '**/*.embedded.test.ts' : '**/*.postgres.test.ts'

/** Whether a test may come to the database: what a letter, a signature or a storage does is the same on either engine. */
const meetsDatabase = (path: string): boolean =>
  /database|embedded|(test|demo)-product/.test(readFileSync(join(import.meta.dirname, path), 'utf8'))

/**
 * Every test of the server runs on either engine; `npm test` runs all of them on PostgreSQL. TEST_SCOPE=engine is what it runs on the
 * embedded one: the tests of what touches the engine, every operation once, and a walk through each feature, which is the test
 * that bears the feature's name. TEST_SCOPE=all (`npm test -- all`) runs all, and does more often what takes long.
 */
const serverTests =
  process.env.TEST_SCOPE === 'engine'
    ? [
        ...globSync('apps/server/platform/**/*.test.ts', { cwd: import.meta.dirname }).filter(meetsDatabase),
        'apps/server/town/*.test.ts',
        'apps/server/test/operations/every-operation.test.ts',
        // It counts by what each engine says of its transactions.
        'apps/server/features/privacy/retention/*.test.ts',
        ...readdirSync('apps/server/features').map((feature) => `apps/server/features/${feature}/${feature}.test.ts`),
      ]
    : ['apps/server/**/*.test.ts']

/** One project of tests in Node; every project fails a test on unexpected console output. */
const project = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    setupFiles: ['tools/testing/watch-console.ts'],
    // A process keeps the modules it has loaded for its next file: loading the server anew for each cost more than half of the run.
    isolate: false,
    // Node itself loads and strips the files, as it does in operation: what Vite makes of them runs a quarter slower.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    unstubGlobals: true,
    testTimeout: 20 * second,
    // A busy machine may take its time; what never comes still fails.
    expect: { poll: { timeout: 10 * second } },
    ...more,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores are the reference machine, and a test waits a fifth of its time: for a screen to rest, a process to start, a term to end.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    projects: [
      project('contract', ['packages/contract/**/*.test.ts']),
      project('server', serverTests, {
        exclude: [...defaultExclude, otherEngine],
        hookTimeout: 180 * second,
        testTimeout: 60 * second,
      }),
      project('gate', ['apps/gate/**/*.test.ts']),
      // The state of a page is state of its modules: a file must not find what another has left there.
      project('web', ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'], { isolate: true, experimental: {} }),
      project('house', ['tools/**/*.test.ts']),
      project('stories', ['stories/**/*.story.test.ts'], {
        globalSetup: 'stories/harness/found-demo-town.ts',
        expect: { poll: { timeout: 20 * second } },
        hookTimeout: 300 * second,
        testTimeout: 120 * second,
      }),
    ],
  },
})
