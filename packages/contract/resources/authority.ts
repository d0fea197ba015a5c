import { addressLine } from '../primitives/holder.ts'
import type { Parameters } from './operations.ts'

type Authority = Pick<Parameters['municipality'], 'name' | 'street' | 'post_code' | 'city' | 'email'>

/** The authority that decides, with its address in one line. Appeals are lodged there. */
export const authorityWithAddress = (body: Authority): string => [body.name, addressLine(body), body.email].filter(Boolean).join(', ')
