import { readLocal, writeLocal } from './local-storage.ts'

/** The browser's database of files that were chosen in a form and not sent (kept-files.ts). */
export const filesDatabase = 'dovolilnice-files'

/** Days after which they are forgotten. */
export const keptDays = 3

const markKey = 'dovolilnice.files-saved'

/** Stands from before the first file is written until the database is deleted. */
interface FilesMark {
  /** No kept file was chosen before this instant. */
  at: number
  /** The id of whose they are; undefined for a visitor's. */
  person?: string | undefined
}

export const readFilesMark = (): FilesMark | undefined => readLocal(markKey, undefined)
export const writeFilesMark = (mark: FilesMark | undefined): void => writeLocal(markKey, mark)

/** Files chosen before this instant are forgotten. */
export const oldestKept = (): number => Date.now() - keptDays * 86_400_000

let forgotten = 0
/** How often this page has forgotten files: a form that was open before may not keep its own any more. */
export const timesForgotten = (): number => forgotten

/** At the end of a session on this device, whoever comes next. */
export const forgetFiles = (): void => {
  forgotten += 1
  if (readFilesMark() === undefined) return
  writeFilesMark(undefined)
  globalThis.indexedDB?.deleteDatabase(filesDatabase)
}

/** When any page of the product opens. What cannot be looked through is forgotten as a whole. */
export const forgetOldFiles = (): void => {
  const mark = readFilesMark()
  if (mark !== undefined && !(mark.at >= oldestKept())) import('./kept-files.ts').then((kept) => kept.dropOldFiles()).catch(forgetFiles)
}
