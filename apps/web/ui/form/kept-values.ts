import { readLocal, writeLocal } from '../../platform/local-storage.ts'

/**
 * What stood in a form when a failed call opened an error page or the login: the form takes it back when it is shown again. In memory,
 * because it may hold personal data.
 */
const interrupted = new Map<string, unknown>()

export const keepInterrupted = (form: string, values: unknown): void => void interrupted.set(form, values)
export const takeInterrupted = <Values>(form: string): Values | undefined => {
  const values = interrupted.get(form) as Values | undefined
  interrupted.delete(form)
  return values
}

const draftKey = (draft: string): string => `dovolilnice.draft.${draft}`

/** A draft in this browser, until it is sent. Files and passwords are never in it. */
export const readDraft = <Values>(draft: string): Values | undefined => readLocal<Values | undefined>(draftKey(draft), undefined)

const plain = (value: unknown): unknown => {
  if (value instanceof Blob) return undefined
  if (Array.isArray(value)) return value.map(plain).filter((one) => one !== undefined)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/password/i.test(key))
      .map(([key, one]) => [key, plain(one)]),
  )
}
/** Whether files are among the values: a draft does not keep them. */
export const holdFiles = (values: unknown): boolean =>
  values instanceof Blob || (values !== null && typeof values === 'object' && Object.values(values).some(holdFiles))

const filesKey = (draft: string): string => `${draftKey(draft)}.files`
/** Whether files were attached when the draft was kept; they must be attached again. */
export const hadFiles = (draft: string): boolean => readLocal(filesKey(draft), false)

export const writeDraft = (draft: string, values: unknown): void => {
  writeLocal(draftKey(draft), plain(values))
  writeLocal(filesKey(draft), holdFiles(values) || undefined)
}
export const dropDraft = (draft: string): void => {
  writeLocal(draftKey(draft), undefined)
  writeLocal(filesKey(draft), undefined)
}
