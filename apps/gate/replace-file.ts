import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes sure that a name just given or changed in its folder is on the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a whole file so that a power cut leaves either the old or the new one, readable by this account alone. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  await syncFolder(path)
}
