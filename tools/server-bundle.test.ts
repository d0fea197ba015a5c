import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from './project.ts'
import { buildServer, bundleGate, removeOld } from './server-bundle.ts'
import { run, temporaryFolder } from './services/processes.ts'
import { withSources } from './show-sources.ts'

let folder: string
beforeAll(async () => {
  folder = await buildServer()
}, 60_000)

describe('the built server', () => {
  const part = () => join(folder, 'present.js')
  const aside = () => join(folder, 'present.js.aside')
  afterEach(() => {
    if (existsSync(aside())) renameSync(aside(), part())
  })
  const present = () => run(process.execPath, [join(root, 'tools/run-built.ts'), 'present'], { cwd: root, limit: 15_000 })

  it('runs with the words after its name, as its source would', async () => {
    const { code, text } = await present()
    expect([code, text]).toEqual([1, expect.stringMatching(/^npm run gate:present -- --plate/)])
  })

  it('says in one line that a part of it is missing, and what helps', async () => {
    renameSync(part(), aside())
    const { code, text } = await present()
    expect(code).toBe(1)
    expect(text.trim().split('\n')).toEqual([expect.stringMatching(/build of the server is broken .*: remove the folder dist/)])
  })

  it('names the lines of its sources where it prints those of a bundle', () => {
    const lines = readFileSync(join(folder, 'doctor.js'), 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes('await examineHost(')) + 1
    const shown = withSources(`Error: so\n    at file://${folder}/doctor.js:${line}:1\n    at file:///elsewhere/doctor.js:1:1`, folder)
    expect(shown).toMatch(/^Error: so\n {4}at tools\/doctor\.ts:5:\d+\n {4}at file:\/\/\/elsewhere\/doctor\.js:1:1$/)
  })

  it('knows no program by another name', async () => {
    const { code, text } = await run(process.execPath, [join(root, 'tools/run-built.ts'), 'everything'], { cwd: root, limit: 15_000 })
    expect([code, text.trim()]).toEqual([1, 'everything is no program of the product'])
  })
})

it('the newest builds stay, and what another process builds just now; what one that was ended has left goes', () => {
  const dist = mkdtempSync(join(tmpdir(), 'builds-'))
  const noProcess = 2 ** 22 + 1
  const names = [
    'server-1',
    'server-2',
    'server-3',
    'server-4',
    `.server-${process.pid}`,
    `.server-${noProcess}`,
    `.server-${noProcess + 1}`,
  ]
  for (const [index, name] of names.entries()) {
    mkdirSync(join(dist, name))
    const at = Date.now() / 1_000 - (name.endsWith(`${noProcess + 1}`) ? 0 : 10_000 - index)
    utimesSync(join(dist, name), at, at)
  }
  removeOld(dist)
  expect(readdirSync(dist).toSorted()).toEqual(
    [`.server-${process.pid}`, `.server-${noProcess + 1}`, 'server-2', 'server-3', 'server-4'].toSorted(),
  )
  rmSync(dist, { recursive: true })
})

it('the agent of a bollard is one small file that Node alone runs', { timeout: 60_000 }, async () => {
  const { path, remove } = temporaryFolder('gate-bundle')
  try {
    const file = await bundleGate(join(path, 'gate.mjs'), '7.8.9')
    expect(await run(process.execPath, [file, 'version'], { cwd: path, env: { PATH: process.env.PATH } })).toMatchObject({
      code: 0,
      text: '7.8.9\n',
    })
    expect(
      await run(process.execPath, [file, 'doctor', '--data', join(path, 'data')], { cwd: path, env: { PATH: process.env.PATH } }),
    ).toMatchObject({ code: 1 })
  } finally {
    remove()
  }
})
