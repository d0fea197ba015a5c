import { add, check, type Step } from './step.ts'

/** Checks what a configuration covers; what was found the last time is kept, so that only what has changed since is looked at anew. */
const types = (title: string, folder: string, kept: string) => {
  const file = `node_modules/.cache/dovolilnice/${kept}.tsbuildinfo`
  return check(title, 'tsc', ['-p', `${folder}tsconfig.json`, '--incremental', '--tsBuildInfoFile', file])
}

/** What is read without running the product. */
export const staticSteps: Step[] = [
  { name: 'format', title: 'format', run: () => check('format: npx oxfmt mends it', 'oxfmt', ['--check']) },
  { name: 'lint', title: 'lint', run: () => check('lint', 'oxlint', ['--deny-warnings']) },
  {
    name: 'types',
    title: 'types',
    run: async () => add(await types('types', '', 'types'), await types('types of the web', 'apps/web/', 'types-of-the-web')),
  },
  {
    name: 'unused',
    title: 'unused files, exports and dependencies',
    run: () => check('unused', 'knip', ['--no-progress', '--no-config-hints']),
  },
]
