import { betweenFields } from '../../../platform/database/lists/walk-texts.ts'

/** Where the fields are noted that are being read. */
let noted: Set<number> | undefined

/**
 * A row as the texts of its fields, by their places. A class for each list has the fields by their names, which are not the row's own: a copy
 * of it would be empty.
 */
export class TextRow {
  readonly #texts: readonly string[]

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** The text of a field that somebody reads. */
  protected read(place: number): string {
    noted?.add(place)
    return this.#texts[place] ?? ''
  }

  /** The texts at these places as one. */
  textsAt(places: readonly number[]): string {
    const [only] = places
    if (places.length === 1 && only !== undefined) return this.#texts[only] ?? ''
    let texts = ''
    for (const place of places) texts += `${this.#texts[place]}${betweenFields}`
    return texts
  }
}

/** What `make` makes of a row; the places of all fields that it reads are added to `places`. */
export const noteReads = <Row, Made>(places: Set<number>, make: (row: Row) => Made, row: Row): Made => {
  noted = places
  try {
    return make(row)
  } finally {
    noted = undefined
  }
}
