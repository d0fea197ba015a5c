/** The period, half-open, with as many days a year before, and the kind; null: all. */
export interface Asked {
  from: string
  until: string
  before: { from: string; until: string }
  kind: string | null
}
