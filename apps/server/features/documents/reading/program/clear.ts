import sharp from 'sharp'

/** A page as a picture in shades of grey. */
export interface GreyPicture {
  data: Buffer
  width: number
  height: number
}

/** Pixels of the side of a tile of which the paper's shade is taken; larger than a letter. */
const tile = 48

/** The shade that four of five pixels of a tile do not exceed: that of the paper between the letters. */
const paperShade = ({ data, width, height }: GreyPicture, left: number, top: number): number => {
  const counts = new Uint32Array(256)
  let all = 0
  for (let y = top; y < Math.min(height, top + tile); y += 2)
    for (let x = left; x < Math.min(width, left + tile); x += 2) {
      counts[data[y * width + x] ?? 0]! += 1
      all += 1
    }
  let seen = 0
  for (let shade = 0; shade < 256; shade += 1) {
    seen += counts[shade] ?? 0
    if (seen >= all * 0.8) return shade
  }
  return 255
}

const paperOf = async (picture: GreyPicture): Promise<Buffer> => {
  const [across, down] = [Math.ceil(picture.width / tile), Math.ceil(picture.height / tile)]
  const shades = Buffer.alloc(across * down)
  for (let y = 0; y < down; y += 1) for (let x = 0; x < across; x += 1) shades[y * across + x] = paperShade(picture, x * tile, y * tile)
  return sharp(shades, { raw: { width: across, height: down, channels: 1 } })
    .resize(picture.width, picture.height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** Parts of the paper's shade: what is darker is black, what is lighter is white. */
const blackest = 0.1
const whitest = 0.85

/** The page as if the light fell evenly: every shade as a part of the paper's around it. Shadows and darkness go, and the grain of a photograph. */
export const evenlyLit = async (picture: GreyPicture): Promise<GreyPicture> => {
  const { width, height } = picture
  const raw = { raw: { width, height, channels: 1 as const } }
  const smooth = await sharp(picture.data, raw).median(3).toColourspace('b-w').raw().toBuffer()
  const paper = await paperOf({ data: smooth, width, height })
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const part = (smooth[at] ?? 0) / Math.max(8, paper[at] ?? 255)
    data[at] = Math.max(0, Math.min(255, (255 * (part - blackest)) / (whitest - blackest)))
  }
  return { data, width, height }
}

/** Pixels of the width at which the slant of lines is looked for, and degrees to either side. */
const lookWidth = 800
const most = 14

/** How uneven the rows are when the page is turned by so much: lines of letters and the white between them stand out when they are level. */
const unevenness = (ink: readonly (readonly [number, number])[], height: number, degrees: number): number => {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Float64Array(height * 2)
  for (const [x, y] of ink) rows[Math.round(y + height / 2 - x * slope)]! += 1
  return rows.reduce((sum, count) => sum + count * count, 0)
}

/** Degrees by which the lines fall to the right, clockwise positive; 0 where they are level or there are none. */
export const slantOf = async ({ data, width, height }: GreyPicture): Promise<number> => {
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: lookWidth })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [across, down] = [small.info.width, small.info.height]
  const ink: [number, number][] = []
  // The edge of the paper on a table is no line of letters, nor is a dark table.
  for (let y = 2; y < down - 2; y += 1)
    for (let x = 0; x < across; x += 1)
      if ((small.data[y * across + x] ?? 255) < 150 && (small.data[(y - 2) * across + x] ?? 0) >= 190) ink.push([x - across / 2, y])
  const best = (angles: readonly number[]): number =>
    angles
      .map((angle) => ({ angle, uneven: unevenness(ink, down, angle) }))
      .reduce((one, other) => (other.uneven > one.uneven ? other : one)).angle
  const coarse = best(Array.from({ length: 2 * most + 1 }, (_, index) => index - most))
  const fine = best(Array.from({ length: 11 }, (_, index) => coarse + (index - 5) / 5))
  return Math.abs(fine) < 0.4 ? 0 : fine
}
