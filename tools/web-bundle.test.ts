import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.ts'
import { run } from './services/processes.ts'
import { squeezeWeb } from './web-bundle.ts'

const rounds = 300

/** Builds a bundle of two files and puts it into its place, again and again. */
const builder = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { replaceBundle } from ${JSON.stringify(join(root, 'tools/web-bundle.ts'))}
  const [folder, name] = process.argv.slice(1)
  for (let round = 0; round < ${rounds}; round += 1) {
    const built = folder + '/web-' + name
    mkdirSync(built)
    for (const file of ['index.html', 'app.js']) writeFileSync(built + '/' + file, name + round)
    replaceBundle(built, folder + '/dist')
  }
`

it('two builds of the web at once put whole bundles into the one place, and leave nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  const build = (name: string) =>
    run(process.execPath, ['--input-type=module', '--eval', builder, folder, name], { cwd: root, limit: 60_000 })
  const ended = await Promise.all([build('one'), build('other')])
  expect(ended).toEqual([
    { code: 0, text: '' },
    { code: 0, text: '' },
  ])
  expect(readdirSync(folder)).toEqual(['dist'])
  const textOf = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  expect(textOf('app.js')).toBe(textOf('index.html'))
  expect(existsSync(join(folder, 'dist-old'))).toBe(false)
  rmSync(folder, { recursive: true })
})

it('compresses each asset once, and removes what a process left that was killed at it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'squeezed-'))
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  const live = `app.css.${process.ppid}`
  for (const name of ['app.js', 'app.js.999999999', live]) writeFileSync(join(assets, name), 'a'.repeat(2_000))
  await squeezeWeb(folder)
  expect(readdirSync(assets).toSorted()).toEqual([live, 'app.js', 'app.js.br', 'app.js.gz'])
  const made = readFileSync(join(assets, 'app.js.gz'))
  writeFileSync(join(assets, 'app.js'), 'b'.repeat(2_000))
  await squeezeWeb(folder)
  expect(readFileSync(join(assets, 'app.js.gz'))).toEqual(made)
  rmSync(folder, { recursive: true })
})
