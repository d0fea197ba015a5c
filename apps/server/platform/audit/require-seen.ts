import { OperationError } from '@dovolilnice/contract/errors'
import { isDeepStrictEqual } from 'node:util'

/** Values without blanks, as JSON has them: a form sends no empty fields. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value, (_, one: unknown) => (one === '' ? undefined : one))
  return text === undefined ? undefined : JSON.parse(text)
}

/** Somebody else saved since the form was opened. @throws OperationError `conflict` */
export const requireSeen = (stored: unknown, seen: unknown): void => {
  if (seen !== undefined && !isDeepStrictEqual(plain(stored), plain(seen))) throw new OperationError('conflict')
}
