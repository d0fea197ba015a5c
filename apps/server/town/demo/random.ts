import { v7 } from 'uuid'

/** Random values from a fixed seed: two demo towns founded on the same day are alike. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks an entry: twice the weight, twice as often. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  shuffle<T>(items: readonly T[]): T[]
  bytes(count: number): Uint8Array
  /** A UUIDv7 of that instant. */
  id(at: Date): string
}

/** Mulberry32: small, quick, and good enough for a town that nobody lives in. */
const mulberry = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A generator that begins at `seed`. */
export const createRandom = (seed: number): Random => {
  const next = mulberry(seed)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => int(0, 255))
  return {
    next,
    int,
    bytes,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)]!,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      return (items.find(([, weight]) => (left -= weight) < 0) ?? items[0]!)[0]
    },
    shuffle: (items) => {
      const order = items.map((item) => [next(), item] as const)
      return order.toSorted(([a], [b]) => a - b).map(([, item]) => item)
    },
    id: (at) => v7({ msecs: at.getTime(), random: bytes(16) }),
  }
}
