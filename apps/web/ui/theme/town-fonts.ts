import sans from './fonts/sans.woff2'
import serif from './fonts/serif.woff2'

/** The server leaves the fonts out of a prerendered page without it (`apps/server/platform/http/pages/pages.ts`). */
const cookie = 'dovolilnice.fonts'

const load = async (): Promise<void> => {
  await Promise.all([sans, serif].map((url) => new FontFace('not shown', `url(${url})`).load()))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=1; path=/; samesite=lax; max-age=31536000${secure}`
}

/**
 * Fetches the fonts when the first screen stands and nothing else is to be done, for the pages after it. A prerendered page that asked for
 * them itself would lay out its text twice before it is seen.
 */
export const fetchFontsLater = (): void => {
  if (document.cookie.includes(`${cookie}=`)) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  idle(() => void load().catch(() => undefined), { timeout: 10_000 })
}
