import { z } from 'zod/mini'
import { idSchema } from '../../primitives/ids.ts'

/** The most acts that are printed, handed over or packed at once. */
export const mostActsAtOnce = 100

/** Acts that somebody chose in the list, in the order in which they are to come. */
export const chosenActsSchema = z.array(idSchema).check(
  z.minLength(1),
  z.maxLength(mostActsAtOnce),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
)
