import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { root } from '../project.ts'
import { missing, right } from './finding.ts'
import type { Finding } from './finding.ts'

const manifest = z.object({ engines: z.object({ node: z.string() }), dependencies: z.object({ node: z.string() }) })

const partsOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return [major, minor]
}

/** @param version of the Node that runs */
export const checkNode = (version: string): Finding => {
  const { engines, dependencies } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const [[major, minor], [oldestMajor, oldestMinor]] = [partsOf(version), partsOf(engines.node)]
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    return missing(
      'Node',
      `${version} is too old, ${oldestMajor}.${oldestMinor} or newer is needed: use node_modules/.bin/node of the project.`,
    )
  return right('Node', version === dependencies.node ? version : `${version}; the project's own is ${dependencies.node}`)
}
