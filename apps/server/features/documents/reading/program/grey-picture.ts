import sharp, { type Sharp } from 'sharp'
import { evenlyLit, type GreyPicture } from './clear.ts'

/** Pixels of the largest picture that is opened, as for the mark of a copy. A small file may claim more. */
const mostPixels = 60_000_000
/** Pixels of the longer side that is read: A4 at 200 dots an inch. */
export const longSide = 2400

/** Without colours, as large as it is read best, and evenly lit. */
const prepared = async (picture: Sharp): Promise<GreyPicture> => {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: longSide, height: longSide, fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return evenlyLit({ data, width: info.width, height: info.height })
}

/** @throws Error for a picture that cannot be read, or is too large */
export const openPicture = async (bytes: Uint8Array): Promise<GreyPicture> =>
  prepared(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient())

export const greyOf = async (data: Uint8ClampedArray, width: number, height: number): Promise<GreyPicture> =>
  prepared(sharp(data, { raw: { width, height, channels: 4 } }))
