import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf, settingGroups, settings } from '@dovolilnice/server/settings'
import { expect, test } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { root } from '../project.ts'
import { configurationReference } from './configuration-reference.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const names = Object.keys(settings.shape)
const namesIn = (text: string) => [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name)

test('docs/configuration.md is what the settings say now: npm run configuration writes it', () => {
  expect(textOf('docs/configuration.md')).toBe(configurationReference())
})

test('every variable has one sentence, and stands under one heading', () => {
  const said = names.filter((name) => /^[A-Z0-9].*[^.]\.$/.test(meaningOf(name)?.says ?? ''))
  expect(said).toEqual(names)
  expect(Object.values(settingGroups).flatMap((group) => Object.keys(group))).toEqual(names)
})

test('what an app reads past the settings is in the reference too', () => {
  const sources = sourceFiles(/^(apps\/(server|gate)\/.*|tools\/(start\/)?[^/]+)\.ts$/).filter(
    ({ path }) => !/\.test\.ts$|\/test\//.test(path),
  )
  const read = sources.flatMap(({ text }) => [...text.matchAll(/process\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name = '']) => name))
  const reference = configurationReference()
  expect(read).toContain('MQTT_PASSWORD')
  expect(read.filter((name) => !reference.includes(`\`${name}`))).toEqual([])
})

test('the README names no variable that is gone', () => {
  const table = /## Settings\n([\s\S]*?)\n## /.exec(textOf('README.md'))?.[1] ?? ''
  const known = new Set(names)
  expect(namesIn(table)).toContain('DATABASE_URL')
  expect(namesIn(table).filter((name) => !known.has(name))).toEqual([])
})
