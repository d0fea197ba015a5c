import { readLocal, readTyped, sessionStore, typedNames, writeLocal, writeTyped } from '../../platform/kit.ts'

/** What stood in a form, not sent, and what the form began with where that is known. */
export interface Typed<Values = unknown> {
  values: Values
  defaults?: Values
}

interface Kept extends Typed {
  /** The id of who typed it; undefined for a visitor. */
  person: string | undefined
  /** Files were among the values; the storage does not keep them. */
  files?: boolean
}

/** With its files, as long as the page lives. */
const inMemory = new Map<string, Kept>()

const keptIn = (form: string): Kept | undefined => inMemory.get(form) ?? (readTyped(form) as Kept | undefined)

/** Forgets what was typed into this form: it was sent or discarded. */
export const dropTyped = (form: string): void => {
  inMemory.delete(form)
  writeTyped(form, undefined)
}

// Whose session the server ended may come back; what they typed goes only when they sign out or someone else comes.
sessionStore.subscribe(() => {
  const { user, ended } = sessionStore.get()
  if (ended === true) return
  for (const form of new Set([...inMemory.keys(), ...typedNames()])) if (keptIn(form)?.person !== user?.id) dropTyped(form)
})

/** Keeps what `person` has typed and not sent, but for passwords; after a reload of the window also without files. */
export const keepTyped = (form: string, person: string | undefined, { values, defaults }: Typed): void => {
  const kept = { person, values: withoutPasswords(values), defaults: withoutPasswords(defaults) }
  inMemory.set(form, kept)
  writeTyped(form, withoutFiles({ ...kept, files: holdFiles(values) }))
}

/** What the person who is here now has typed into this form. */
export const readTypedValues = <Values>(form: string): (Typed<Values> & { files?: boolean }) | undefined => {
  const kept = keptIn(form)
  return kept !== undefined && kept.person === sessionStore.get().user?.id ? (kept as Typed<Values>) : undefined
}

const draftKey = (draft: string): string => `dovolilnice.draft.${draft}`

/** A draft in this browser, until it is sent. Passwords are never in it; files are kept apart from it. */
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
/** `kept` where this device has the files, `lost` where a reload loses them, `off` where the person removed them from it: it keeps none again. */
type FilesState = 'kept' | 'lost' | 'off'
/** Whether files were attached to the draft since it was begun. */
export const draftFiles = (draft: string): FilesState | undefined => readLocal(filesKey(draft), undefined)
export const markDraftFiles = (draft: string, state: FilesState | undefined): void => writeLocal(filesKey(draft), state)

export const writeDraft = (draft: string, values: unknown): void => {
  writeLocal(draftKey(draft), withoutFiles(withoutPasswords(values)))
  if (holdFiles(values) && draftFiles(draft) === undefined) markDraftFiles(draft, 'lost')
}
export const dropDraft = (draft: string): void => {
  writeLocal(draftKey(draft), undefined)
  markDraftFiles(draft, undefined)
}
