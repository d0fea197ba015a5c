import { readLocal, writeLocal } from './local-storage.ts'

/** The browser's database of files that were chosen in a form and not sent (kept-files.ts). */
export const filesDatabase = 'dovolilnice-files'

/** Days after which they are forgotten. */
export const keptDays = 3

const savedKey = 'dovolilnice.files-saved'

export const markFilesSaved = (): void => writeLocal(savedKey, Date.now())

/** At the end of a session on this device, whoever comes next. */
export const forgetFiles = (): void => {
  if (readLocal(savedKey, 0) === 0) return
  writeLocal(savedKey, undefined)
  globalThis.indexedDB?.deleteDatabase(filesDatabase)
}

/** When any page of the product opens. */
export const forgetOldFiles = (): void => {
  if (readLocal(savedKey, 0) < Date.now() - keptDays * 86_400_000) forgetFiles()
}
