import { freeBytes, leastFreeBytes } from '@dovolilnice/server/free-space'
import { nearestFolder } from './check-data-folder.ts'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

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
