import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The code of one's own permit as a picture: what a warden reads from the paper or from the phone. */
export const readOwnCode = defineOperation({
  name: 'read-own-code',
  method: 'GET',
  path: 'v1/user/permits/{id}/code',
  access: 'session',
  summary: 'The QR code of my permit',
  params: idParams,
  output: z.object({
    /** The dark modules as a path of an SVG picture whose unit is a module, without the quiet zone of four modules. */
    code: z.string(),
    /** Modules along an edge. */
    code_size: z.int(),
    /** What the code holds: the address where anybody checks the permit. */
    verification_url: z.string(),
  }),
  errors: ['not_found'],
})
