import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort, run, startProcess, stopProcess, temporaryFolder, waitFor } from './processes.ts'
import { findProgram } from './programs.ts'

describe('processes', () => {
  it('gives the code and the words of a program', async () => {
    expect(await run('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({ code: 3, text: expect.stringMatching(/out[\s\S]*err/) })
  })

  it('says when a program does not exist', async () => {
    expect(await run('no-such-program-anywhere', [])).toMatchObject({ code: 127, text: expect.stringContaining('ENOENT') })
  })

  it('ends a program that takes too long, with its children', async () => {
    expect(await run('sh', ['-c', 'sleep 30 & sleep 30'], { limit: 200 })).toMatchObject({ code: 124 })
  })

  it('stops a program', async () => {
    const program = startProcess('sleep', ['30'])
    await stopProcess(program)
    expect(program.child.signalCode).toBe('SIGTERM')
  })
})

describe('what the services stand on', () => {
  it('a temporary folder goes when asked', () => {
    const folder = temporaryFolder('test')
    expect(existsSync(folder.path)).toBe(true)
    folder.remove()
    expect(existsSync(folder.path)).toBe(false)
  })

  it('a free port refuses a connection', async () => {
    const port = await freePort()
    const refused = new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve))
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('waiting ends', async () => {
    expect(await waitFor(() => Promise.resolve(false), 250)).toBe(false)
    expect(findProgram('no-such-program-anywhere', 'sh')).toMatch(/\/sh$/)
  })
})
