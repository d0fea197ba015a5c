import type { ReadPlace } from '@dovolilnice/contract/documents/document-reading'
import type { Word } from '../compare/words.ts'

/** What the reading program answers: one JSON value on its standard output. */
export interface LegibleText {
  source: 'text' | 'picture' | 'none'
  pages: number
  pagesRead: number
  words: Word[]
}

export type Turn = 0 | 90 | 180 | 270

/** A place on a picture that was turned clockwise to be read, as a place on the picture before. */
export const turnedBack = (place: ReadPlace, turn: Turn): ReadPlace => {
  const { page, x, y, width, height } = place
  if (turn === 90) return { page, x: y, y: 1 - x - width, width: height, height: width }
  if (turn === 180) return { page, x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 270) return { page, x: 1 - y - height, y: x, width: height, height: width }
  return place
}
