import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Flushes the folder of `path` to the disk, so that a file just created or renamed survives a power cut. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Replaces a file: a power cut leaves either the whole old or the whole new one. Only this account can read it. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  await syncFolder(path)
}

/** As `syncFolder`, for who must not wait. */
export const syncFolderNow = (path: string): void => {
  const folder = openSync(dirname(path), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** As `replaceFile`, for who must not wait. */
export const replaceFileNow = (path: string, text: string): void => {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  syncFolderNow(path)
}
