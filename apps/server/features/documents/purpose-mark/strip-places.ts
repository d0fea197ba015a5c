/**
 * Where the strips lie: at most three, evenly over the height, so that none can be cut off without losing the document.
 * Answers the middle of each as a part of the height.
 */
export const stripPlaces = (width: number, height: number, ratio: number): number[] => {
  const room = Math.max(1, Math.min(3, Math.floor(height / (2 * ratio * width))))
  return Array.from({ length: room }, (_, index) => (2 * index + 1) / (2 * room))
}
