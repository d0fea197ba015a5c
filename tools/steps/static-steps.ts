import { add, check, type Step } from './step.ts'

/** What is read without running the product. */
export const staticSteps: Step[] = [
  { name: 'format', title: 'format', run: () => check('format: npx oxfmt mends it', 'oxfmt', ['--check']) },
  { name: 'lint', title: 'lint', run: () => check('lint', 'oxlint', ['--deny-warnings']) },
  {
    name: 'types',
    title: 'types',
    run: async () =>
      add(await check('types', 'tsc', ['-p', 'tsconfig.json']), await check('types of the web', 'tsc', ['-p', 'apps/web/tsconfig.json'])),
  },
  {
    name: 'unused',
    title: 'unused files, exports and dependencies',
    run: () => check('unused', 'knip', ['--no-progress', '--no-config-hints']),
  },
]
