import { searchWords } from '@dovolilnice/contract/search/fold-term'

/** Whether each typed word begins a word of the title, however it is accented: `plosc nadz` finds Nadzorna plošča. Nothing typed finds all. */
export const isCalled = (title: string, typed: string): boolean => {
  const words = searchWords(title)
  return searchWords(typed).every((begin) => words.some((word) => word.startsWith(begin)))
}
