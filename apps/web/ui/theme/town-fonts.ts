import sans from './fonts/sans.woff2'
import serif from './fonts/serif.woff2'

/** The server leaves the fonts out of a prerendered page without it (`apps/server/platform/http/pages/pages.ts`). */
const cookie = 'dovolilnice.fonts'

/** Fetches the town's letters. @returns what shows them on this page; the fallbacks are as wide and high (`fonts.css`) */
const fetchFonts = async (): Promise<() => void> => {
  const faces = [
    new FontFace('Dovolilnice Sans', `url(${sans})`, {
      weight: '400 700',
      ascentOverride: '102.4%',
      descentOverride: '40%',
      lineGapOverride: '0%',
    }),
    new FontFace('Dovolilnice Serif', `url(${serif})`, { weight: '600' }),
  ]
  const loaded = await Promise.all(faces.map((face) => face.load()))
  return () => loaded.forEach((face) => document.fonts.add(face))
}

/** For those who work here all day: as soon as they have come, also late. */
export const showFonts = async (): Promise<void> => (await fetchFonts())()

/**
 * Fetches the fonts when the first screen stands and nothing else is to be done, for the pages after it: the next one of this visit, and those that the
 * server sends. A prerendered page that asked for them itself would lay out its text twice before it is seen, and what is being read never moves.
 */
export const showFontsNext = async (onNextScreen: (run: () => void) => void): Promise<void> => {
  // A slow phone is never idle while its visitor reads, but the second page should have them.
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_500 })
    else setTimeout(resolve)
  })
  const show = await fetchFonts()
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=1; path=/; samesite=lax; max-age=31536000${secure}`
  onNextScreen(show)
}
