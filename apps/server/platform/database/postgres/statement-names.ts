import { createHash } from 'node:crypto'

/** The most texts that are prepared, on each connection: the product's own, not the many of a list of values that is never the same length. */
const mostNames = 400
/** From this call on a text has a name. */
const secondCall = 2

/**
 * Names for statements that come again, so that the server parses each once for a connection and may keep its plan: to plan a list's page takes longer
 * than to run it. Only texts that begin with `select`, `with` or `insert`; others run once in a call.
 *
 * A name is the SHA-256 of its text: where a pooler gives one connection to several processes in turn, a name never means another text.
 */
export const statementNames = () => {
  const calls = new Map<string, number>()
  const names = new Map<string, string>()
  let forgotten = 0
  return {
    /** The name of a text, or undefined while it has none. */
    of: (sql: string): string | undefined => {
      const known = names.get(sql)
      if (known !== undefined || names.size >= mostNames || !/^(select|with|insert)\b/.test(sql)) return known
      const count = (calls.get(sql) ?? 0) + 1
      if (calls.size >= 10 * mostNames) calls.clear()
      calls.set(sql, count)
      if (count < secondCall) return undefined
      calls.delete(sql)
      const name = createHash('sha256').update(`${forgotten}\n${sql}`).digest('base64url')
      names.set(sql, name)
      return name
    },
    /** The text gets a new name: after a migration the columns of `select *` differ from those that were prepared. */
    forget: (sql: string): void => {
      names.delete(sql)
      forgotten += 1
    },
  }
}
