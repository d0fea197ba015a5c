import { Buffer } from 'node:buffer'
import { stripPlaces } from './strip-places.ts'
import { stripAsPng } from './strip.ts'
import type { Strip } from './strip.ts'

/** Pixels of the largest picture: 60 megapixels, unpacked 240 MB. A small file may claim more. */
const mostPixels = 60_000_000
/** Pixels: a narrower picture is enlarged, for letters on it would not be legible. */
const leastWidth = 1000

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const
export type MarkedPicture = keyof typeof formats

/**
 * Draws the mark into the pixels of a picture; nothing else of the file remains (no place or camera, no embedded preview without the mark).
 * @throws Error for a picture that cannot be read, or is too large
 */
export const markPicture = async (bytes: Uint8Array, type: MarkedPicture, strip: Strip): Promise<Uint8Array> => {
  // A large library that few towns need.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const { autoOrient: upright } = await picture.metadata()
  const scale = Math.max(1, leastWidth / upright.width)
  const width = Math.round(upright.width * scale)
  const height = Math.round(upright.height * scale)
  if (width * height > mostPixels) throw new Error('The picture is too large.')
  const png = Buffer.from(await stripAsPng(strip, width))
  const drawn = await sharp(png).metadata()
  // A panorama may be lower than the strip.
  const tall = Math.max(height, drawn.height)
  const layers = stripPlaces(width, tall, strip.ratio).map((place) => ({
    input: png,
    left: 0,
    top: Math.round(place * tall - drawn.height / 2),
  }))
  const format = formats[type]
  return picture
    .autoOrient()
    .resize(width, tall, { fit: 'contain', background: '#ffffff' })
    .composite(layers)
    .toFormat(format, format === 'jpeg' ? { quality: 90 } : { compressionLevel: 7 })
    .toBuffer()
}
