import type { KyselyPlugin, UnknownRow } from 'kysely'

const withoutColumn = ({ search_text, ...row }: UnknownRow): UnknownRow => row

/**
 * Takes `search_text` (migration 0019) out of every answer. It repeats other columns for the search's index, so a whole row would carry names
 * and phones into audit values and answers a second time, and could not be written again. Conditions may use it; the types do not show it.
 */
export const withoutSearchText: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) =>
    result.rows.some((row) => 'search_text' in row) ? { ...result, rows: result.rows.map(withoutColumn) } : result,
}
