import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './processes.ts'
import { findProgram, installPackages, mayInstall } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const playwrightsOwn = (): string[] => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH
  const caches = [...(cache ? [cache] : []), join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  const programs = [
    'chromium-*/chrome-linux*/chrome',
    'chromium_headless_shell-*/chrome-*/*headless*shell',
    'chromium-*/*/*.app/Contents/MacOS/*',
  ]
  return caches.flatMap((folder) => programs.flatMap((program) => globSync(join(folder, program)).toSorted().toReversed()))
}

const works = async (path: string): Promise<boolean> => (await run(path, ['--version'], { limit: 20_000 })).code === 0

const firstWorking = async (paths: (string | undefined)[]): Promise<string | undefined> => {
  for (const path of paths) if (path && (await works(path))) return path
  return undefined
}

/**
 * The browser of the stories: CHROMIUM_PATH, an installed one, Playwright's, or Debian's package when it may be installed.
 * Gives its path, or the sentence what is missing.
 */
export const findChromium = async (): Promise<{ path: string } | string> => {
  const given = process.env.CHROMIUM_PATH
  if (given) return (await works(given)) ? { path: given } : `CHROMIUM_PATH=${given} does not run`
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const found = await firstWorking([findProgram(...names), ...playwrightsOwn(), ...globSync(mac)])
  if (found) return { path: found }
  const installed = mayInstall() && (await installPackages('chromium')) ? await firstWorking([findProgram('chromium')]) : undefined
  return installed ? { path: installed } : 'no Chromium is installed (Debian: apt-get install chromium, or set CHROMIUM_PATH)'
}
