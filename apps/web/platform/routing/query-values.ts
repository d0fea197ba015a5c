import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * A value of the query as JSON, as the router reads it by default. A number that would be written otherwise stays text: of a permit's code
 * `1234567890e1` the number is 12345678900, which is the code of no permit.
 */
const parseValue = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('text that only looks like a number')
  return value
}

export const parseSearch = parseSearchWith(parseValue)
export const stringifySearch = stringifySearchWith(JSON.stringify, parseValue)
