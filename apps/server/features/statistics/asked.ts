/** The period, half-open, and the kind; null: all. */
export interface Asked {
  from: string
  until: string
  kind: string | null
}
