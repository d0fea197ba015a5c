import type { Text } from '@dovolilnice/contract/locale'
import { screens } from '@dovolilnice/contract/screens'
import { search, type SearchGroup, searchGroups, type SearchHit, shortestSearch } from '@dovolilnice/contract/search/search'
import { isRecordScreen, type RecordScreen, type ScreenLink, useOperation, usePaused, useScreenData } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import { searchWords } from '@dovolilnice/contract/search/fold-term'

interface SearchPlace {
  /** The screen of one record, or the list in which it stands alone. */
  record(hit: Pick<SearchHit, 'id' | 'title'>): ScreenLink
  /** The list of all records that a text finds. */
  list?(search: string): ScreenLink
}

/** Records that have no screen of their own. The others are at that of their name: `permits` at the screen `permit`. */
const inLists: Partial<Record<SearchGroup, SearchPlace>> & Record<Exclude<SearchGroup, `${RecordScreen}s`>, SearchPlace> = {
  invoices: { record: ({ id }) => ({ to: '/racuni', search: { racun: id } }) },
  payments: {
    record: ({ id }) => ({ to: '/placila', search: { placilo: id } }),
    list: (search) => ({ to: '/placila', search: { search, status: '' } }),
  },
  // The steps of a refund are taken in the list.
  refunds: { record: ({ title }) => ({ to: '/vracila', search: { search: title.split(' ')[0] } }) },
}

const listOf = (group: SearchGroup, search: string): ScreenLink =>
  inLists[group]?.list?.(search) ?? { to: screens[group], search: { search } }

const recordOf = (hit: SearchHit): ScreenLink => {
  const screen = hit.group.slice(0, -1)
  if (inLists[hit.group] === undefined && isRecordScreen(screen)) return { to: screens[screen], params: { id: hit.id } }
  return inLists[hit.group]?.record(hit) ?? listOf(hit.group, hit.title)
}

/** One line of the results: a command, a screen, a found record, or the link to the list of all of its kind. */
export interface Found {
  key: string
  /** The heading of those beside which it stands. */
  group: Text
  /** Where it leads, or what it does. */
  choose: ScreenLink | (() => void)
  title: string | Text
  about?: Text
  state?: Text | undefined
  /** It differs from what was typed by a typo. */
  similar?: boolean
}

const linesOf = (hits: readonly SearchHit[], q: string, similar: boolean, titleOf: (group: SearchGroup) => Text): Found[] =>
  searchGroups.flatMap((name) => {
    const group = titleOf(name)
    const records = hits
      .filter((hit) => hit.group === name)
      .map((hit) => ({
        key: `${name}-${hit.id}`,
        group,
        choose: recordOf(hit),
        title: hit.title,
        about: hit.about,
        state: hit.state,
        similar,
      }))
    // The list itself finds only what is written as typed. No other filter: what was found everywhere is found there.
    const all = { key: `all-${name}`, group, choose: listOf(name, q), title: texts.allFound, about: texts.allFoundHow }
    return records.length > 1 && !similar ? [...records, all] : records
  })

/** What the server finds for what was typed, once the person pauses. */
export const useSearchResults = (typed: string) => {
  const dataOf = useScreenData()
  const titleOf = (group: SearchGroup): Text => dataOf(screens[group]).title!
  const q = usePaused(typed).trim()
  const enabled = q.replace(/[\s-]/g, '').length >= shortestSearch
  const { data, isFetching, error } = useOperation(search, { query: { q } }, { enabled, quiet: 'server-error', keep: true })
  return {
    found: enabled && data !== undefined ? linesOf(data.hits, q, data.similar, titleOf) : [],
    searched: enabled && data !== undefined && !isFetching,
    error,
  }
}

/** Whether each typed word begins a word of the title, however it is accented: `plosc nadz` finds Nadzorna plošča. Nothing typed finds all. */
export const isCalled = (title: string, typed: string): boolean => {
  const words = searchWords(title)
  return searchWords(typed).every((begin) => words.some((word) => word.startsWith(begin)))
}
