/** A run of parts of a reference; `check`: the last digit of the run is a check digit over all its digits. */
interface Run {
  parts: 1 | 2 | 3
  check: boolean
}

const plain: Run = { parts: 1, check: false }
const checked: Run = { parts: 1, check: true }
const checkedOver = (parts: 2 | 3): Run => ({ parts, check: true })

const twoChecked = [checked, checked, plain]

/** The models of Slovenian payment references, by what their check digits cover. Parts that follow may be absent. */
export const referenceModels: Readonly<Record<string, readonly Run[]>> = {
  SI00: [plain, plain, plain],
  SI01: [checkedOver(3)],
  SI02: [plain, checked, checked],
  SI03: [checked, checked, checked],
  SI04: [checked, plain, checked],
  SI05: [checked, plain, plain],
  SI06: [plain, checkedOver(2)],
  SI07: [plain, checked, plain],
  SI08: [checkedOver(2), checked],
  SI09: [checkedOver(2), plain],
  SI10: [checked, checkedOver(2)],
  SI11: twoChecked,
  SI12: [checked],
  SI18: twoChecked,
  SI19: twoChecked,
  SI21: [checked, plain],
  SI28: twoChecked,
  SI31: [checked, plain],
  SI38: twoChecked,
  SI40: twoChecked,
  SI41: twoChecked,
  SI48: twoChecked,
  SI49: twoChecked,
  SI51: twoChecked,
  SI55: [checked, plain, plain],
  SI58: twoChecked,
}
