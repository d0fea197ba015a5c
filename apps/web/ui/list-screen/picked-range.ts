/**
 * The rows from the one that was picked last to the one that has the focus, wherever either stands now.
 * @param last the key of the former; where it is not on the page (a page was turned, it left the list), only the row with the focus is meant
 * @param focused the place of the latter; -1 for none
 */
export const pickedRange = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  last: string | undefined,
  focused: number,
): readonly Row[] => {
  if (focused < 0) return []
  const found = rows.findIndex((row) => rowKey(row) === last)
  const from = found < 0 ? focused : found
  return rows.slice(Math.min(from, focused), Math.max(from, focused) + 1)
}
