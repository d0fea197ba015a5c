import type { Parameters } from '@dovolilnice/contract/resources/operations'

export type Rgb = [number, number, number]

/** The channels of `#rrggbb`, 0 to 255; undefined for anything else. */
export const rgbOf = (hex: string): Rgb | undefined => {
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
export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** WCAG contrast of a colour with white, 1 to 21. */
export const contrastWithWhite = (rgb: Rgb): number => 1.05 / (luminance(rgb) + 0.05)

/**
 * A town's colour, darkened until white text on it and itself on near-white reach `least` : 1. A coat of arms may be light blue; a
 * button's label must still be read.
 */
export const readableColour = (hex: string, least = 5): string | undefined => {
  let rgb = rgbOf(hex)
  while (rgb !== undefined && contrastWithWhite(rgb) < least) rgb = darker(rgb)
  return rgb === undefined ? undefined : `rgb(${rgb.join(' ')})`
}

/** Gives the page the town's colours; every shade in tokens.css follows from them. */
export const applyTownColours = (colours: Parameters['colours']): void => {
  for (const name of ['primary', 'secondary', 'tertiary'] as const) {
    const colour = readableColour(colours[name])
    if (colour !== undefined) document.documentElement.style.setProperty(`--town-${name}`, colour)
  }
}
