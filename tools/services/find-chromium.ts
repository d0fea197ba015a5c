import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './processes.ts'
import { findProgram, installPackages, mayInstall } from './programs.ts'

/** Chromium without windows: a page of its costs a fifth of the processor time of one in the whole program, which draws its own frame around it. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const playwrightsOwn = (): string[] => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH
  const caches = [...(cache ? [cache] : []), join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  const programs = [
    'chromium_headless_shell-*/chrome-*/*headless*shell',
    'chromium-*/chrome-linux*/chrome',
    'chromium-*/*/*.app/Contents/MacOS/*',
  ]
  return caches.flatMap((folder) => programs.flatMap((program) => globSync(join(folder, program)).toSorted().toReversed()))
}

const works = async (path: string): Promise<boolean> => (await run(path, ['--version'], { limit: 20_000 })).code === 0

const firstWorking = async (paths: (string | undefined)[]): Promise<string | undefined> => {
  for (const path of paths) if (path && (await works(path))) return path
  return undefined
}

/** A program that is installed, or that Debian's package of the same name brings when it may be installed. */
const findOrInstall = async (name: string): Promise<string | undefined> => {
  const found = await firstWorking([findProgram(name)])
  if (found || !mayInstall()) return found
  return (await installPackages(name)) ? firstWorking([findProgram(name)]) : undefined
}

/**
 * The browser of the stories: CHROMIUM_PATH, Chromium without windows, Playwright's, or any other that is installed or may be.
 * Gives its path, or the sentence what is missing.
 */
export const findChromium = async (): Promise<{ path: string } | string> => {
  const given = process.env.CHROMIUM_PATH
  if (given) return (await works(given)) ? { path: given } : `CHROMIUM_PATH=${given} does not run`
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const others = [...playwrightsOwn(), findProgram(...names), ...globSync(mac)]
  const path = (await findOrInstall(shell)) ?? (await firstWorking(others)) ?? (await findOrInstall('chromium'))
  return path ? { path } : `no Chromium is installed (Debian: apt-get install ${shell}, or set CHROMIUM_PATH)`
}
