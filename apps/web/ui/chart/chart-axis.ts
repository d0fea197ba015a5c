/**
 * The round numbers beside a chart from 0 up, four or five steps of 1, 2, 2.5 or 5 times a power of ten, never parts of one.
 * @param highest the largest value drawn, 0 when there is none
 */
export const axisOf = (highest: number): { top: number; ticks: number[] } => {
  const rough = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.ceil([1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough)
  const count = Math.max(1, Math.ceil(highest / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
