/** Something with a place on the map, and the sign by which the list beside it finds it. */
export interface MapPlace {
  key: string
  sign: string
  kind: 'lot' | 'gate' | 'machine'
  name: string
  latitude: number
  longitude: number
  /** Drawn in the colour of what needs a look, a bollard with a ring around it; its name must say so too. */
  alarmed?: boolean
  /** How a bollard stands: its colour and edge; its name must say so too. */
  standing?: string
  /** Written under its sign; its name must say so too. */
  lines?: readonly string[]
}
