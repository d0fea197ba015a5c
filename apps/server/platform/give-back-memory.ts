import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The surroundings without the settings by which glibc gives back at once what a process frees. One that soon ends is without them: it would
 * take half as long again.
 */
export const withoutAllocatorSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MALLOC_')))

/** Share of its time that a process works at most to count as one that rests. */
const rest = 0.05

/** Bytes that must have come since: a look through all objects stops the process for some 100 ms. */
const worthIt = 32_000_000

/**
 * V8 keeps the pages of objects that are gone for new ones, for good: after a job over a whole town that is 200 MB. As long as the process
 * rests, they go back to the system.
 * @param everyMs how often it looks
 * @returns a function that ends it
 */
export const giveBackMemory = (everyMs = 30_000): (() => void) => {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  let before = performance.eventLoopUtilization()
  let kept = 0
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > rest || process.memoryUsage.rss() < kept + worthIt) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = process.memoryUsage.rss()
  }
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}
