/** A path of this site to come back to; anything else (another host, the login itself) counts as none. */
export const safeRedirect = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/(prijava|odjava|ponastavitev-gesla)/.test(path) ? path : undefined
