import { safeRedirect } from '../../platform/kit.ts'

/** Where the person was going before they left for the identity provider; this window keeps it. */
const key = 'dovolilnice.way-on'

export const keepWayOn = (path: unknown): void => {
  const safe = safeRedirect(path)
  if (safe === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, safe)
}

/** Gives it once. */
export const takeWayOn = (): string | undefined => {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return safeRedirect(path)
}
