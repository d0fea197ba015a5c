import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
  import { giveBackMemory } from '${join(import.meta.dirname, 'give-back-memory.ts')}'
  import { setTimeout as sleep } from 'node:timers/promises'
  const megabytes = () => process.memoryUsage.rss() / 1e6
  const began = megabytes()
  let work = Array.from({ length: 500_000 }, (_, index) => ({ index, text: 'row ' + index, cells: [index] }))
  const most = megabytes()
  work = undefined
  const stop = giveBackMemory(100)
  while (megabytes() > began + (most - began) / 3) await sleep(100)
  stop()
  console.log(JSON.stringify(most - began > 50))`

test('a process that rests gives back what it has used', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', program], { timeout: 30_000 })
  expect(stdout.trim()).toBe('true')
})
