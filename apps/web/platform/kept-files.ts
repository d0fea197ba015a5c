import { filesDatabase, markFilesSaved } from './kept-files-end.ts'

/** The chosen files by the name of their field. */
export type ChosenFiles = Record<string, File[]>

/** As much as one form takes; more would not be sent either. */
export const mostKeptBytes = 25 * 1024 * 1024

const drafts = 'drafts'

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(filesDatabase, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(drafts))
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The database of files cannot be opened.')))
  })

/** Runs one request. A browser may refuse: a private window, a full disk. */
const run = async <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
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

/** Keeps these files in the place of those before. @returns false where there are more than a form takes; then none are kept */
export const keepFiles = async (draft: string, files: ChosenFiles): Promise<boolean> => {
  const bytes = Object.values(files)
    .flat()
    .reduce((sum, { size }) => sum + size, 0)
  if (bytes > mostKeptBytes) {
    await dropFiles(draft)
    return false
  }
  await run('readwrite', (store) => store.put(files, draft))
  markFilesSaved()
  return true
}

export const readFiles = (draft: string): Promise<ChosenFiles | undefined> =>
  run('readonly', (store) => store.get(draft) as IDBRequest<ChosenFiles | undefined>)
