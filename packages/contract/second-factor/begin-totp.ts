import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** Makes a key for an authenticator app. It is shown this once and counts from the first right code on. */
export const beginTotp = defineOperation({
  name: 'begin-totp',
  method: 'POST',
  path: 'v1/services/account/factors/totp/begin',
  access: 'session',
  duringSetUp: true,
  summary: 'Makes a key for an authenticator app',
  output: z.object({
    /** In base32, for typing. */
    key: z.string(),
    /** The `otpauth://` address of the QR code. */
    address: z.string(),
    /** The QR code, row by row; `1` is dark. The quiet zone around it is the drawer's. */
    qr: z.array(z.string()),
  }),
  errors: ['identity_unconfirmed', 'duplicate'],
})
