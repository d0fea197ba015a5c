/** The middle of a sign on the screen and its diameter, in pixels. */
export interface Spot {
  x: number
  y: number
  size: number
}

const gap = 2
const rounds = 50

/** Pushes two spots apart, each by half, until they touch no more. @returns whether they did */
const part = (a: Spot, b: Spot): boolean => {
  const [across, down] = [b.x - a.x, b.y - a.y]
  const distance = Math.hypot(across, down)
  const lacking = (a.size + b.size) / 2 + gap - distance
  if (lacking <= 0) return false
  // Two at the same place go apart sideways.
  const [east, south] = distance === 0 ? [1, 0] : [across / distance, down / distance]
  a.x -= (east * lacking) / 2
  a.y -= (south * lacking) / 2
  b.x += (east * lacking) / 2
  b.y += (south * lacking) / 2
  return true
}

/** Where signs stand so that none covers another: each can be pressed. Those that lie free stay where they are. */
export const spread = (spots: readonly Spot[]): Spot[] => {
  const moved = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < rounds; round += 1) {
    const touched = moved.flatMap((a, index) => moved.slice(index + 1).map((b) => part(a, b)))
    if (!touched.includes(true)) break
  }
  return moved
}
