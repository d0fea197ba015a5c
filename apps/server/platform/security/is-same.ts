import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, compared in a time that does not tell how much of them is. Their length is no secret. */
export const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
