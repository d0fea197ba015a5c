import type { ReadPlace } from '@dovolilnice/contract/documents/document-reading'
import type { Word } from '../compare/words.ts'

/** The words of a document, as far as they were read. */
export interface LegibleText {
  source: 'text' | 'picture' | 'none'
  pages: number
  pagesRead: number
  words: Word[]
}

/** The exit codes of the reading program for a file that is not legible, and for one whose recognition was ended by a limit: the next try may succeed. */
export const exitCodes = { illegible: 65, interrupted: 75 } as const

/** A program that the reading needs did not start, or was ended. */
export class Interrupted extends Error {}

export type Turn = 0 | 90 | 180 | 270

/** A place on a picture that was turned clockwise to be read, as a place on the picture before. */
export const turnedBack = (place: ReadPlace, turn: Turn): ReadPlace => {
  const { page, x, y, width, height } = place
  if (turn === 90) return { page, x: y, y: 1 - x - width, width: height, height: width }
  if (turn === 180) return { page, x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 270) return { page, x: 1 - y - height, y: x, width: height, height: width }
  return place
}

interface Size {
  width: number
  height: number
}

/** A place on a picture whose lines were made level, as a place on the picture before, whose lines fell to the right by so many degrees. */
export const slantedBack = (place: ReadPlace, level: Size, before: Size, degrees: number): ReadPlace => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((low) => {
      const x = (place.x + right * place.width - 0.5) * level.width
      const y = (place.y + low * place.height - 0.5) * level.height
      return { x: (x * cos - y * sin) / before.width + 0.5, y: (x * sin + y * cos) / before.height + 0.5 }
    }),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { page: place.page, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
