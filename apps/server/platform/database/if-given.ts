/** Narrows a query when a filter is set: `.$call(ifGiven(role, (users, role) => users.where('role', '=', role)))`. */
export const ifGiven =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)
