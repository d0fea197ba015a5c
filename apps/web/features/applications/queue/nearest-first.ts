/** The nearest term comes first: the list, its tabs and the step to the next application order by it. */
export const nearestFirst = { key: 'term_on', order: 'asc' } as const
