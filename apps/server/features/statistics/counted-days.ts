/** Local days, both inclusive, that are counted together. */
export interface CountedDays {
  first: string
  last: string
}
