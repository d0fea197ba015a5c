import { globSync } from 'node:fs'
import { installPackages, mayInstall } from './programs.ts'

/** Debian's faketime: a library that a program loads first, and that answers when it asks for the time. */
const findLibrary = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

/**
 * The environment in which programs, and what they start, see the clock so far ahead that it is now the wanted instant; it goes on from there.
 * What measures how long something takes is left alone. Gives the sentence why not where that is impossible.
 */
export const aheadBy = async (wanted: Date): Promise<NodeJS.ProcessEnv | string> => {
  const seconds = Math.round((wanted.getTime() - Date.now()) / 1_000)
  // Chromium stays at the machine's clock: cookies from a past would be over when they come.
  if (!(seconds > 0)) return `${wanted.toISOString()} has passed`
  const library = findLibrary() ?? (mayInstall() && (await installPackages('faketime')) ? findLibrary() : undefined)
  if (library === undefined) return 'no faketime is installed (Debian: apt-get install faketime)'
  return { LD_PRELOAD: library, FAKETIME: `+${seconds}`, FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' }
}

/** The variables of another clock among those of an environment, for programs that are given nothing else of it. */
export const clockIn = ({ LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, NO_FAKE_STAT }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  FAKETIME === undefined ? {} : { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, NO_FAKE_STAT }

/** An environment at the machine's clock, for programs that are not put forward with the others. */
export const atMachineClock = ({ LD_PRELOAD, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.FAKETIME === undefined ? { LD_PRELOAD, ...env } : env
