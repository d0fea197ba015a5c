import { OperationError } from '@dovolilnice/contract/errors'
import type { z } from 'zod/mini'
import { isDeepStrictEqual } from 'node:util'

/** Values without blanks, as JSON has them: a form sends no empty fields. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value, (_, one: unknown) => (one === '' ? undefined : one))
  return text === undefined ? undefined : JSON.parse(text)
}

/** Values as they would be stored: a form shows and keeps them as they were typed. What it may not send stays as it is. */
export const asStored = (schema: z.ZodMiniType, values: unknown): unknown => schema.safeParse(values).data ?? values

/** Somebody else saved since the form was opened; unlike an old version, the person may save over it. @throws OperationError `conflict` with `seen` */
export const requireSeen = (stored: unknown, seen: unknown): void => {
  if (seen === undefined || isDeepStrictEqual(plain(stored), plain(seen))) return
  throw new OperationError('conflict', { details: { seen: true } })
}
