import { Buffer } from 'node:buffer'
import type { Parameters } from '@dovolilnice/contract/resources/operations'

/** How a town's papers look. */
export interface TownLooks {
  /** Colour of headings, rules and bands: `#rrggbb`. */
  accent: string
  /** The coat of arms as a PNG; absent where the town has set none, or one that cannot be drawn. */
  arms?: Uint8Array
}

/** Pixels: sharp at 14 mm on a printer of 300 dots an inch. */
const armsHeight = 200

const dataUrl = /^data:image\/(svg\+xml|png);base64,(.+)$/

/** A drawing may show pictures that stand in it. By any other name the renderer would read a file of this machine; an entity could hide one. */
const foreign = /href\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpeg);))|<!ENTITY/i

/** pdfkit draws no SVG, so it is drawn here first. As text, not as bytes: those may be compressed, with a name inside that nobody has seen. */
const drawn = async (svg: string): Promise<Uint8Array | undefined> => {
  if (foreign.test(svg)) return undefined
  const options = { fitTo: { mode: 'height', value: armsHeight }, font: { loadSystemFonts: false } } as const
  try {
    const { renderAsync } = await import('@resvg/resvg-js')
    return (await renderAsync(svg, options)).asPng()
  } catch {
    return undefined
  }
}

let last: { url: string; arms: Promise<Uint8Array | undefined> } | undefined

/** The arms as a picture; those of the last town are kept, for they stand on every paper. */
const armsOf = (url: string): Promise<Uint8Array | undefined> => {
  if (last?.url === url) return last.arms
  const [, kind, base64 = ''] = dataUrl.exec(url) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const arms = kind === undefined ? undefined : kind === 'png' ? bytes : drawn(bytes.toString('utf8'))
  last = { url, arms: Promise.resolve(arms) }
  return last.arms
}

/** The looks of the town's papers, from what it sets about itself. */
export const townLooks = async ({ municipality, colours }: Pick<Parameters, 'municipality' | 'colours'>): Promise<TownLooks> => {
  const arms = municipality.coat_of_arms === null ? undefined : await armsOf(municipality.coat_of_arms)
  return { accent: colours.primary, ...(arms && { arms }) }
}
