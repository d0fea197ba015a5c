import { readLocal, writeLocal } from '../../platform/local-storage.ts'
import { sessionStore } from '../../platform/session/session-store.ts'

/** What stood in a form when its call failed. */
interface Interrupted {
  /** The id of who sent it; undefined for a visitor. */
  person: string | undefined
  values: unknown
}

/**
 * What stood in a form when a failed call opened an error page or the login: the form takes it back when it is shown again to the same
 * person. In memory, because it may hold personal data.
 */
const interrupted = new Map<string, Interrupted>()

// At the login nobody is signed in, and whoever was may come back; what they typed goes only when someone else comes.
sessionStore.subscribe(() => {
  const { user } = sessionStore.get()
  if (user === undefined) return
  for (const [form, { person }] of interrupted) if (person !== user.id) interrupted.delete(form)
})

/** Keeps what `person` has sent, but for passwords. */
export const keepInterrupted = (form: string, person: string | undefined, values: unknown): void =>
  void interrupted.set(form, { person, values: withoutPasswords(values) })

/** What the person who is here now had sent with this form; only once. */
export const takeInterrupted = <Values>(form: string): Values | undefined => {
  const kept = interrupted.get(form)
  if (kept === undefined || kept.person !== sessionStore.get().user?.id) return undefined
  interrupted.delete(form)
  return kept.values as Values
}

const draftKey = (draft: string): string => `dovolilnice.draft.${draft}`

/** A draft in this browser, until it is sent. Files and passwords are never in it. */
export const readDraft = <Values>(draft: string): Values | undefined => readLocal<Values | undefined>(draftKey(draft), undefined)

const withoutPasswords = (value: unknown): unknown => {
  if (value instanceof Blob || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withoutPasswords)
  const entries = Object.entries(value).filter(([key]) => !/password/i.test(key))
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutPasswords(one)]))
}

const withoutFiles = (value: unknown): unknown => {
  if (value instanceof Blob) return undefined
  if (Array.isArray(value)) return value.map(withoutFiles).filter((one) => one !== undefined)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutFiles(one)]))
}

/** Whether files are among the values: a draft does not keep them. */
export const holdFiles = (values: unknown): boolean =>
  values instanceof Blob || (values !== null && typeof values === 'object' && Object.values(values).some(holdFiles))

const filesKey = (draft: string): string => `${draftKey(draft)}.files`
/** Whether files were attached to the draft; they must be attached again, until it is sent or discarded. */
export const hadFiles = (draft: string): boolean => readLocal(filesKey(draft), false)

export const writeDraft = (draft: string, values: unknown): void => {
  writeLocal(draftKey(draft), withoutFiles(withoutPasswords(values)))
  if (holdFiles(values)) writeLocal(filesKey(draft), true)
}
export const dropDraft = (draft: string): void => {
  writeLocal(draftKey(draft), undefined)
  writeLocal(filesKey(draft), undefined)
}
