/** Counts below this are not published: few vehicles on one day are people that a neighbour could name. */
export const smallestCount = 10

/** Other counts are published as the nearest multiple of this, so that one person more or less, or a difference of two figures, shows nothing. */
export const countStep = 5

/** A count as it may be published; null: too small. */
export const roundedCount = (count: number): number | null => (count < smallestCount ? null : Math.round(count / countStep) * countStep)
