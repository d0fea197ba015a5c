import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A process of its own that watches, fails a promise that nobody waits for, and says how it stands a moment later. */
const program = (then: string) => `
  import { strayRejections, watchRejections } from '${import.meta.dirname}/stray-rejections.ts'
  watchRejections({ error: (details, message) => console.error(message, details.stack) })
  const lose = async () => { throw new Error('lost connection') }
  void lose()
  setTimeout(async () => {
    console.log(JSON.stringify((await strayRejections.get()).values))
  }, 50)
  ${then}`

const start = (then = '') => run(process.execPath, ['--input-type=module', '-e', program(then)])

test('a promise that nobody waited for is logged with its stack and counted, and the process goes on', async () => {
  const { stdout, stderr } = await start()
  expect(JSON.parse(stdout)).toEqual([{ value: 1, labels: {} }])
  expect(stderr).toMatch(/^A promise failed that nobody waited for Error: lost connection\n {4}at lose /)
})

test('what is thrown outside every promise ends the process, for the service manager to start it anew', async () => {
  await expect(start(`setTimeout(() => { throw new Error('broken state') }, 100)`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('broken state'),
  })
})
