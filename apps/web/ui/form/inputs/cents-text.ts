/** Euros with at most two decimals, thousands apart by a point (then decimals by a comma), the other way round, or not at all. */
const amount = /^-?(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+(,\d{1,2})?|\d{1,3}(,\d{3})+(\.\d{1,2})?)$/

/** `1.234,50`, `1234.5` or `12` euros as whole cents; undefined when it is no amount. */
export const centsOf = (written: string): number | undefined => {
  const plain = written.replace(/[\s€]/g, '')
  if (!amount.test(plain)) return undefined
  return Math.round(Number(plain.replace(/[.,](?=\d{3})/g, '').replace(',', '.')) * 100)
}
