import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { capabilities } from '../compose.ts'

const folder = join(import.meta.dirname, '../features')

it('is offered under its name by one feature alone, and every one that a feature offers', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.capabilities.ts'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(join(folder, file)).href)))
  const offered = modules.flatMap((module) => Object.keys(module))
  // A name of two features stands here twice, and there once: the last one would do what the first is asked for.
  const ofAll = ['readWalletIssuer', 'finishDocuments', 'mailTemplates', 'lists', 'searchSources']
  expect(Object.keys(capabilities).toSorted()).toEqual([...offered, ...ofAll].toSorted())
})
