import { filesDatabase, oldestKept, readFilesMark, timesForgotten, writeFilesMark } from './kept-files-end.ts'
import { sessionStore } from './session/session-store.ts'

export type ChosenFiles = Record<string, File[]>

interface KeptDraft {
  /** The instant of the last choice. */
  at: number
  files: ChosenFiles
}

/** As many bytes as one form may send. */
export const mostKeptBytes = 25 * 1024 * 1024

const drafts = 'drafts'

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(filesDatabase, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(drafts))
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The database of files cannot be opened.')))
  })

/** Runs one request, of drafts or of what a warden's phone keeps beside them. A browser may refuse: a private window, a full disk. */
export const run = async <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
  const database = await openDatabase()
  // Signing out deletes the database, also from another window.
  database.addEventListener('versionchange', () => database.close())
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(drafts, mode)
      const request = ask(transaction.objectStore(drafts))
      transaction.addEventListener('complete', () => done(request.result))
      transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('The files were not kept.')))
    })
  } finally {
    database.close()
  }
}

export const dropFiles = async (draft: string): Promise<void> => {
  await run('readwrite', (store) => store.delete(draft))
}

/** Before the first file is written, so that whatever is written is found again. @returns false where the browser refuses */
const markFiles = (): boolean => {
  const { at = Date.now(), person = sessionStore.get().user?.id } = readFilesMark() ?? {}
  writeFilesMark({ at, person })
  return readFilesMark() !== undefined
}

/**
 * Keeps these files in the place of those before.
 * @param since `timesForgotten` when the form was opened
 * @returns false, with none kept, where they are more than a form takes or the device was told to forget since
 */
export const keepFiles = async (draft: string, files: ChosenFiles, since: number): Promise<boolean> => {
  const bytes = Object.values(files)
    .flat()
    .reduce((sum, { size }) => sum + size, 0)
  const isRefused = (): boolean => timesForgotten() !== since
  const isKept = bytes <= mostKeptBytes && !isRefused() && markFiles()
  if (isKept) await run('readwrite', (store) => store.put({ at: Date.now(), files } satisfies KeptDraft, draft))
  // Another window may have forgotten meanwhile.
  if (isKept && !isRefused() && readFilesMark() !== undefined) return true
  await dropFiles(draft)
  return false
}

export const readFiles = async (draft: string): Promise<ChosenFiles | undefined> => {
  const kept = await run('readonly', (store) => store.get(draft) as IDBRequest<KeptDraft | undefined>)
  return kept !== undefined && kept.at >= oldestKept() ? kept.files : undefined
}

/** Each draft has its own three days. */
export const dropOldFiles = async (): Promise<void> => {
  let at = Date.now()
  await run('readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      const kept = cursor.value as KeptDraft
      if (kept.at >= oldestKept()) at = Math.min(at, kept.at)
      else cursor.delete()
      cursor.continue()
    })
    return request
  })
  const mark = readFilesMark()
  if (mark !== undefined) writeFilesMark({ ...mark, at })
}
