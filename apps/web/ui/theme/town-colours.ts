import type { Parameters } from '@dovolilnice/contract/resources/operations'

type Rgb = [number, number, number]

/** The channels of `#rrggbb`, 0 to 255; undefined for anything else. */
const rgbOf = (hex: string): Rgb | undefined => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())
  if (found === null) return undefined
  const channel = (part: number): number => Number.parseInt(found[part] ?? '0', 16)
  return [channel(1), channel(2), channel(3)]
}

const darker = ([red, green, blue]: Rgb): Rgb => [Math.floor(red * 0.96), Math.floor(green * 0.96), Math.floor(blue * 0.96)]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG defines it, 0 to 1. */
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** WCAG contrast of a colour with white, 1 to 21. */
const contrastWithWhite = (rgb: Rgb): number => 1.05 / (luminance(rgb) + 0.05)

/**
 * A town's colour, darkened until white text on it and itself on near-white reach `least` : 1. A coat of arms may be light blue; a
 * button's label must still be read.
 */
export const readableColour = (hex: string, least = 5): string | undefined => {
  let rgb = rgbOf(hex)
  while (rgb !== undefined && contrastWithWhite(rgb) < least) rgb = darker(rgb)
  return rgb === undefined ? undefined : `rgb(${rgb.join(' ')})`
}

const darkSheet: Rgb = [0x15, 0x1c, 0x25]

/** WCAG contrast of a colour with the dark sheets, 1 to 18. */
export const contrastWithSheet = (rgb: Rgb): number => (luminance(rgb) + 0.05) / (luminance(darkSheet) + 0.05)

const lighter = (channel: number): number => Math.ceil(channel + (255 - channel) * 0.06)

/** A town's colour, lightened until it is read as text on the dark sheets and dark text is read on it. */
export const darkColour = (hex: string, least = 6.5): string | undefined => {
  let rgb = rgbOf(hex)
  while (rgb !== undefined && contrastWithSheet(rgb) < least) rgb = [lighter(rgb[0]), lighter(rgb[1]), lighter(rgb[2])]
  return rgb === undefined ? undefined : `rgb(${rgb.join(' ')})`
}

/** Gives the page the town's colours for both looks; every shade in tokens.css and dark.css follows from them. */
export const applyTownColours = (colours: Parameters['colours']): void => {
  const { style } = document.documentElement
  for (const name of ['primary', 'secondary', 'tertiary'] as const) {
    style.setProperty(`--town-${name}`, readableColour(colours[name]) ?? null)
    style.setProperty(`--dark-${name}`, darkColour(colours[name]) ?? null)
  }
}
