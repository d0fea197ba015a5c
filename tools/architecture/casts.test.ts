import { expect, it } from 'vitest'
import { runTool } from '../steps/step.ts'

/**
 * A cast (`value as Type`) is believed, not checked. The product may have so many; who needs one more finds a type that holds (a schema, a
 * type guard, `satisfies`, a type parameter) here or for another one. When there are fewer, the number goes down.
 */
const mostCasts = 99

const tests = ['**/*.test.ts', '**/*.test.tsx', 'apps/*/test/**']

/** Each place with a cast, as the linter finds it; `as const` is none. */
const castsIn = async (...paths: string[]): Promise<string[]> => {
  const left = tests.flatMap((pattern) => ['--ignore-pattern', pattern])
  const { text } = await runTool('oxlint', ['--config', 'tools/architecture/casts.json', '--format', 'unix', ...left, ...paths])
  return text.split('\n').filter((line) => line.includes('consistent-type-assertions'))
}

it(`the product has at most ${mostCasts} casts`, async () => {
  const casts = await castsIn('apps', 'packages')
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(mostCasts)
  // None at all would mean that the linter has not looked.
  expect(casts.length).toBeGreaterThan(0)
})
