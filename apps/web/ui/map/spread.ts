/** The middle of a sign on the screen and its side, in pixels. */
export interface Spot {
  x: number
  y: number
  size: number
}

const gap = 2
const rounds = 100

const away = (distance: number): number => (distance < 0 ? -1 : 1)

/** Pushes two squares apart along the side on which they overlap least, each by half. @returns whether they did */
const part = (a: Spot, b: Spot): boolean => {
  const [across, down] = [b.x - a.x, b.y - a.y]
  const needed = (a.size + b.size) / 2 + gap
  const [lacking, lackingDown] = [needed - Math.abs(across), needed - Math.abs(down)]
  if (Math.min(lacking, lackingDown) <= 0.5) return false
  if (lacking <= lackingDown) {
    a.x -= (away(across) * lacking) / 2
    b.x += (away(across) * lacking) / 2
  } else {
    a.y -= (away(down) * lackingDown) / 2
    b.y += (away(down) * lackingDown) / 2
  }
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
