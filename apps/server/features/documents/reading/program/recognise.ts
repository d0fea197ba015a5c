import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import type { ReadPlace } from '@dovolilnice/contract/documents/document-reading'
import { longestWord, type Word } from '../compare/words.ts'
import { slantOf, type GreyPicture } from './clear.ts'
import { Interrupted, slantedBack, turnedBack, type Turn } from './legible.ts'

/** Milliseconds that one look at a page may take: an honest one takes a second or three. */
const mostMs = 120_000

const sharpOf = ({ data, width, height }: GreyPicture) => sharp(data, { raw: { width, height, channels: 1 } })

const asPng = (picture: GreyPicture): Promise<Buffer> => sharpOf(picture).png({ compressionLevel: 1 }).toBuffer()

const turned = async (picture: GreyPicture, degrees: number): Promise<GreyPicture> => {
  if (degrees === 0) return picture
  const { data, info } = await sharpOf(picture)
    .rotate(degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Nothing is written to a disk: the picture goes in at one end, the words come out at the other. */
const tesseract = async (program: string, options: readonly string[], picture: Buffer): Promise<string> => {
  const child = spawn(program, ['stdin', 'stdout', '--dpi', '200', ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<boolean>((resolve, reject) =>
    child.once('error', reject).once('close', (_, signal) => resolve(signal === null)),
  )
  // It may end before it has read all; what it has said then counts.
  child.stdin.on('error', () => {})
  child.stdin.end(picture)
  const [said, isWhole] = await Promise.all([text(child.stdout), ended]).catch(() => ['', false] as const)
  if (!isWhole) throw new Interrupted('The recognition of letters did not start, or was ended')
  return said
}

/** Percent: what is less sure is not a word. */
const leastSure = 30

interface SureWord {
  word: Word
  sure: number
}

/** Each line of the table is a word with its place in pixels and how sure it is. */
const wordsOf = (table: string, page: number, placedBack: (place: ReadPlace) => ReadPlace): SureWord[] => {
  const rows = table.split('\n').map((line) => line.split('\t'))
  const sheet = rows.find(([level]) => level === '1')
  const [width, height] = [Number(sheet?.[8]), Number(sheet?.[9])]
  if (!(width > 0) || !(height > 0)) return []
  const lines = new Map<string, number>()
  return rows.flatMap(([level, , block, paragraph, row, , left, top, across, down, sure, written = '']) => {
    const text = written.trim()
    if (level !== '5' || text === '' || text.length > longestWord || Number(sure) < leastSure) return []
    const line = `${block} ${paragraph} ${row}`
    if (!lines.has(line)) lines.set(line, lines.size)
    const place = { page, x: Number(left) / width, y: Number(top) / height, width: Number(across) / width, height: Number(down) / height }
    return [{ word: { text, line: lines.get(line) ?? 0, place: placedBack(place) }, sure: Number(sure) }]
  })
}

/** Letters of words that are almost certain: a page that is upside down has few. */
const certainLetters = (words: readonly SureWord[]): number =>
  words.reduce((sum, { word, sure }) => sum + (sure >= 70 && word.text.length >= 3 ? word.text.length : 0), 0)

const enough = 60

/** How the picture lies, by the look of its letters; upright where that cannot be said. */
const orientation = async (program: string, picture: GreyPicture): Promise<Turn> => {
  const said = await tesseract(program, ['--psm', '0'], await asPng(picture))
  const turn = Number(/Rotate: (\d+)/.exec(said)?.[1] ?? 0)
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0
}

/** What is read of a page that is turned, its lines made level. */
const look = async (program: string, picture: GreyPicture, page: number, turn: Turn): Promise<SureWord[]> => {
  const upright = await turned(picture, turn)
  const slant = await slantOf(upright)
  const level = await turned(upright, -slant)
  const table = await tesseract(program, ['-l', 'slv', '--psm', '3', '-c', 'tessedit_create_tsv=1'], await asPng(level))
  return wordsOf(table, page, (place) => turnedBack(slantedBack(place, level, upright, slant), turn))
}

/** The words of a page. Where few are certain as it seems to lie, it is tried in the other three ways too. */
export const recognise = async (program: string, picture: GreyPicture, page: number): Promise<Word[]> => {
  const first = await orientation(program, picture)
  const turns = [first, ...([0, 90, 180, 270] as const).filter((turn) => turn !== first)]
  let best: SureWord[] = []
  for (const turn of turns) {
    const words = await look(program, picture, page, turn)
    if (certainLetters(words) > certainLetters(best) || best.length === 0) best = words
    if (certainLetters(best) >= enough) break
  }
  return best.map(({ word }) => word)
}
