/** The keys of a record as its own type says them; `Object.keys` answers any string. */
export const keysOf = <K extends string>(record: { readonly [Key in K]?: unknown }): K[] => Object.keys(record) as K[]
