/** Browsers drop some control characters from an address, and nobody sees the invisible ones: `/<tab>/evil.example` would look like `//evil.example`. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/u

/** A path of this site to come back to; anything else (another host, the login itself, characters that cannot be seen) counts as none. */
export const safeRedirect = (path: unknown): string | undefined =>
  typeof path === 'string' && !unseen.test(path) && /^\/(?![/\\])/.test(path) && !/^\/(prijava|odjava|ponastavitev-gesla)/.test(path)
    ? path
    : undefined
