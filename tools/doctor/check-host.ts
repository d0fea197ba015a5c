import { missing, right, type Finding, reasonOf } from './finding.ts'
import { freeBytes, leastFreeBytes } from '@dovolilnice/server/free-space'
import { nearestFolder } from './check-data-folder.ts'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod/mini'
import { root } from '../project.ts'
import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type Config, readConfig } from '@dovolilnice/server/config'
import { findTesseract } from '@dovolilnice/server/find-tesseract'
import { settings } from '@dovolilnice/server/settings'

/** Milliseconds; commands to gates live for five seconds. */
const mostApart = 2_000

/** This machine's clock against the database's. @param aheadMs how far the database's is ahead */
export const checkClock = (aheadMs: number): Finding => {
  const apart = `${(Math.abs(aheadMs) / 1_000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine's`
  if (Math.abs(aheadMs) <= mostApart) return right('Clock', 'the same as the database’s')
  return missing('Clock', `the database's is ${apart}: let both keep time (chrony).`)
}

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`

/** The same measure as `disk` in /api/health/ready. */
export const checkFreeSpace = async (dataDir: string): Promise<Finding> => {
  const folder = nearestFolder(dataDir)
  const free = await freeBytes(folder)
  if (free >= leastFreeBytes) return right('Free space', `${inMegabytes(free)} for ${folder}`)
  return missing(
    'Free space',
    `only ${inMegabytes(free)} for ${folder}, at least ${inMegabytes(leastFreeBytes)} are needed: make room, or uploads fail.`,
  )
}

const manifest = z.object({ engines: z.object({ node: z.string() }), dependencies: z.object({ node: z.string() }) })

const partsOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return [major, minor]
}

/** @param version of the Node that runs */
export const checkNode = (version: string): Finding => {
  const { engines, dependencies } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const [[major, minor], [oldestMajor, oldestMinor]] = [partsOf(version), partsOf(engines.node)]
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    return missing(
      'Node',
      `${version} is too old, ${oldestMajor}.${oldestMinor} or newer is needed: use node_modules/.bin/node of the project.`,
    )
  return right('Node', version === dependencies.node ? version : `${version}; the project's own is ${dependencies.node}`)
}

const hourIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant))

/** Whether Node knows the time of Slovenia, in winter and in summer. */
export const checkTimeZone = (zone = timeZone): Finding => {
  try {
    const hours = [hourIn(zone, '2026-01-15T12:00:00Z'), hourIn(zone, '2026-07-15T12:00:00Z')]
    if (hours.join() === '13,14') return right('Time zone', zone)
    return missing(
      'Time zone',
      `Node counts ${zone} wrong (${hours.join(', ')} instead of 13, 14): use a Node with all of ICU, as the project's own.`,
    )
  } catch (error) {
    return missing('Time zone', `${reasonOf(error)}: use a Node with all of ICU, as the project's own.`)
  }
}

/** What reads documents. Nothing is missing without it: a clerk compares by eye. */
export const checkReading = async ({ readsDocuments }: Pick<Config, 'readsDocuments'>): Promise<Finding> => {
  if (!readsDocuments) return right('Reading', 'documents are read by eye (READ_DOCUMENTS=0)')
  if ((await findTesseract()) !== undefined) return right('Reading', 'PDFs, scans and photographs, by Tesseract with Slovenian')
  return right('Reading', 'only the letters of PDFs; for scans and photographs apt-get install tesseract-ocr tesseract-ocr-slv')
}

/** The settings of the environment; without a config they cannot be used. */
export const checkSettings = (env: NodeJS.ProcessEnv): { finding: Finding; config?: Config } => {
  try {
    const config = readConfig(env)
    const given = Object.keys(settings.shape).filter((name) => env[name])
    const kind = config.production ? 'a production town' : config.demo ? 'the demo town' : 'a town for trying out'
    const finding = right('Settings', `for ${kind}; set: ${given.join(', ') || 'none'}`)
    return { finding, config: { ...config, dataDir: resolve(config.dataDir) } }
  } catch (error) {
    return { finding: missing('Settings', `${reasonOf(error)}. docs/configuration.md says what each may be.`) }
  }
}
