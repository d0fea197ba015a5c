import { luminance, rgbOf } from '../../theme/town-colours.ts'
import type { Rgb } from '../../theme/town-colours.ts'

/** The sheets of dark.css. */
const sheet: Rgb = [0x15, 0x1c, 0x25]

/** WCAG contrast of a colour with the dark sheets, 1 to 18. */
export const contrastWithSheet = (rgb: Rgb): number => (luminance(rgb) + 0.05) / (luminance(sheet) + 0.05)

const lighter = (channel: number): number => Math.ceil(channel + (255 - channel) * 0.06)

/** A town's colour, lightened until it is read as text on the dark sheets and dark text is read on it. */
export const darkColour = (hex: string, least = 6.5): string | undefined => {
  let rgb = rgbOf(hex)
  while (rgb !== undefined && contrastWithSheet(rgb) < least) rgb = [lighter(rgb[0]), lighter(rgb[1]), lighter(rgb[2])]
  return rgb === undefined ? undefined : `rgb(${rgb.join(' ')})`
}
