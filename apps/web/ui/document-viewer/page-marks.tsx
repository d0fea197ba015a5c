import type { ReadPlace } from '@dovolilnice/contract/documents/document-reading'
import { IconEqualNot } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import styles from './document-viewer.module.css'

/** A place on a page that is drawn around. */
export interface PageMark extends ReadPlace {
  tone: 'good' | 'bad'
}

/** The place after the page was turned clockwise. */
const turned = ({ x, y, width, height }: ReadPlace, turn: number) => {
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width }
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height }
  if (turn === 270) return { x: y, y: 1 - x - width, width: height, height: width }
  return { x, y, width, height }
}

const percent = (part: number): string => `${part * 100}%`
const placed = (mark: PageMark, turn: number): CSSProperties => {
  const { x, y, width, height } = turned(mark, turn)
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

/** Frames around what was found on a page: a full line for what agrees, a broken one with a sign for what differs. The same is said in words elsewhere. */
export const PageMarks = ({ marks = [], page, turn }: { marks?: readonly PageMark[] | undefined; page: number; turn: number }) =>
  marks
    .filter((mark) => mark.page === page)
    .map((mark) => (
      <span key={`${mark.x} ${mark.y} ${mark.tone}`} className={styles.mark} data-tone={mark.tone} style={placed(mark, turn)} aria-hidden>
        {mark.tone === 'bad' && <IconEqualNot size={12} stroke={3} />}
      </span>
    ))
