import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { applicationStatuses } from '@dovolilnice/contract/applications/application-status'
import { type ListedApplication, mostChosen } from '@dovolilnice/contract/applications/list/application-list'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { call, createStore, isCallError, queryClient, sentenceOf, sessionStore, showSnackbar, t } from '../../../platform/kit.ts'
import { texts } from './texts.ts'

type Row = ListedApplication

export interface Failure {
  row: Row
  sentence: string
}

/** A step that is taken with several applications. */
export interface Deed {
  /** Takes it with one. @throws CallError */
  run: (row: Row) => Promise<unknown>
  /** The step is refused where somebody changed the application after the clerk saw it; otherwise it is taken with the application as it is. */
  asSeen?: boolean
}

interface Bulk {
  /** What failed, and what was typed, is for nobody who signs in later. */
  person: string | undefined
  /** Undefined while nothing runs. */
  progress: { done: number; all: number } | undefined
  failures: readonly Failure[]
  /** Those that failed, as they are since: trying again sends these. */
  present: ReadonlyMap<string, Row>
  /** Of a call for supplement that is not sent yet. */
  text: string
}

export const idle: Bulk = { person: undefined, progress: undefined, failures: [], present: new Map(), text: '' }

/** Kept for the window, because a run goes on while its clerk opens another screen. */
export const bulkStore = createStore<Bulk>(idle)

const personNow = (): string | undefined => sessionStore.get().user?.id

/** Changes the part of a person; what another one left is gone. */
export const putBulk = (person: string | undefined, more: (now: Bulk) => Partial<Bulk>): void =>
  bulkStore.set((now) => {
    const own = now.person === person ? now : { ...idle, person }
    return { ...own, ...more(own) }
  })

let lists = 0
/** To be called when a list that tells what failed comes on screen; what it gives back, when that leaves. */
export const listIsShown = (): (() => void) => {
  lists += 1
  return () => {
    lists -= 1
  }
}

/** The rows as the server has them now; where it cannot be asked, none: then each step says so itself. */
const readAnew = async (rows: readonly Row[]): Promise<readonly Row[]> => {
  const ids = rows.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / mostChosen) }, (_, part) =>
    ids.slice(part * mostChosen, (part + 1) * mostChosen),
  )
  const read = parts.map((part) =>
    call(listApplications, { body: { filters: { ids: part }, itemsPerPage: mostChosen } }, { quiet: true, reading: true }),
  )
  return Promise.all(read).then(
    (pages) => pages.flatMap(({ items }) => items),
    () => [],
  )
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]))

/** Those of `rows` for which a later version is known, in that version. */
const latest = (rows: readonly Row[], known: ReadonlyMap<string, Row>): Row[] =>
  rows.map((row) => {
    const other = known.get(row.id)
    return other !== undefined && other.version > row.version ? other : row
  })

const sentenceFor = (error: unknown): string => {
  const now = isCallError(error) && error.code === 'illegal_transition' ? error.details?.['status'] : undefined
  const status = applicationStatuses.find((one) => one === now)
  if (status === undefined) return sentenceOf(error)
  return t(texts.notNow, { status: t(applicationStatusLabels[status]) })
}

/** Says how a run ended; what failed is told by the list, where that is on screen. */
const tellEnd = (worked: number, failed: number): void => {
  if (failed === 0) showSnackbar(t(texts.done, { count: worked }), { tone: 'good' })
  else if (lists === 0) showSnackbar(t(texts.failedAway, { count: failed }), { tone: 'bad', mode: 'multi-line' })
}

/**
 * Takes one step with several applications, one after the other: each is a call and an event of its own, so what fails with one undoes nothing of
 * the others, and is told by its row. Refused while another run goes on; ends when its person signs out.
 * @param drop takes rows out of the selection: those with which it worked
 * @returns whether it worked with all
 */
export const runBulk = async (
  rows: readonly Row[],
  deed: Deed,
  drop: (rows: readonly Row[]) => void,
  read: (rows: readonly Row[]) => Promise<readonly Row[]> = readAnew,
): Promise<boolean> => {
  const person = personNow()
  const { progress, present } = bulkStore.get().person === person ? bulkStore.get() : idle
  if (progress !== undefined) return false
  putBulk(person, () => ({ progress: { done: 0, all: rows.length } }))
  const failed: Failure[] = []
  const meant = latest(rows, deed.asSeen === true ? present : byId(await read(rows)))
  for (const [done, row] of meant.entries()) {
    if (personNow() !== person) break
    putBulk(person, () => ({ progress: { done, all: rows.length } }))
    await deed.run(row).catch((error: unknown) => failed.push({ row, sentence: sentenceFor(error) }))
  }
  if (personNow() !== person) {
    bulkStore.set((now) => (now.person === person ? idle : now))
    return false
  }
  const failedIds = new Set(failed.map(({ row }) => row.id))
  const worked = rows.filter(({ id }) => !failedIds.has(id))
  drop(worked)
  const taken = byId(rows)
  putBulk(person, ({ failures }) => ({ progress: undefined, failures: [...failures.filter(({ row }) => !taken.has(row.id)), ...failed] }))
  tellEnd(worked.length, failed.length)
  const [now] = await Promise.all([failed.length === 0 ? [] : read(failed.map(({ row }) => row)), queryClient.invalidateQueries()])
  if (personNow() === person) putBulk(person, () => ({ present: byId(now) }))
  return failed.length === 0
}
