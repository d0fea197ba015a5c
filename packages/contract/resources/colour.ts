import { z } from 'zod/mini'

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7))

/** The contrast of white text on a colour, 1 to 21; WCAG requires 4.5. */
export const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05)

/** A colour of the town, `#rrggbb`. Buttons and headings have white text on it, so it must be dark enough. */
export const townColourSchema = z.string({ error: 'required' }).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, 'colour'),
  z.refine((colour) => contrastWithWhite(colour) >= 4.5, 'colour_too_light'),
)
