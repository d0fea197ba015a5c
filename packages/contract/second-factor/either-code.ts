import { z } from 'zod/mini'

/** A code of the authenticator app, or a recovery code; blanks and hyphens are left out. */
export const eitherCodeSchema = z.string({ error: 'required' }).check(
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, 'required'),
  z.maxLength(40),
)
