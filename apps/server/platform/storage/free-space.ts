import { statfs } from 'node:fs/promises'

/** Under this the next few uploads (25 MB each at most) may fail; the database and the log may write to the same disk. */
export const leastFreeBytes = 100 * 1024 * 1024

/** Milliseconds for which an answer is used again: a proxy may ask every second, a disk fills slowly. */
const lookEveryMs = 10_000

/** Bytes that this process may still write to the disk under this folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the disk under this folder has room for what the product writes. */
export const freeSpaceCheck = (folder: string, least = leastFreeBytes): (() => Promise<boolean>) => {
  let until = 0
  let hasRoom = true
  return async () => {
    if (performance.now() < until) return hasRoom
    const free = await freeBytes(folder)
    until = performance.now() + lookEveryMs
    hasRoom = free >= least
    return hasRoom
  }
}
