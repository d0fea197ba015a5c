/** The letter of a gate by its place in the order of the map: A, B, … Z, AA, AB … */
export const gateSign = (index: number): string =>
  (index >= 26 ? gateSign(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
