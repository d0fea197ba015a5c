import { screens } from '@dovolilnice/contract/screens'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../architecture/source-files.ts'
import { root } from '../project.ts'

const fence = /^\s*```[^]*?^\s*```/gm
const link = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g

/** The anchors that a page offers: its headings, as GitHub and Forgejo write them. */
const anchorsOf = (text: string): string[] =>
  [...text.replace(fence, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a page that lead to no file of the repository, or to no heading of a page. */
const brokenLinks = ({ path, text }: SourceFile): string[] =>
  [...text.replace(fence, '').matchAll(link)].flatMap(([whole, file = '', anchor]) => {
    const target = file === '' ? join(root, path) : join(root, dirname(path), file)
    if (!existsSync(target)) return [`${path}: ${whole}`]
    const isThere = anchor === undefined || !target.endsWith('.md') || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
    return isThere ? [] : [`${path}: ${whole}`]
  })

describe('the pages of the house', () => {
  it('link to files and headings that are there', () => {
    expect(sourceFiles(/\.md$/).flatMap(brokenLinks)).toEqual([])
  })

  it('lead to every screen: the menu, a link, or a mail', () => {
    const files = sourceFiles(/^(?:apps\/(?:server|web)|packages\/contract)\/.*(?<!test)\.tsx?$/)
    const said = files.map(({ path, text }) => (path.endsWith('contract/screens.ts') ? '' : text)).join('\n')
    const isLinked = (path: string) => new RegExp(`['"\`]${path.replace(/(.)\/$/, '$1').replace('$', '\\$')}/?['"\`?#]`).test(said)
    const lonely = Object.entries(screens).filter(([name, path]) => !isLinked(path) && !said.includes(`screenPath('${name}'`))
    expect(lonely.map(([name, path]) => `${name}: nothing leads to ${path}; its line of the main menu is in apps/web/menu.ts`)).toEqual([])
  })

  it('are named by comments under the number that they have', () => {
    const pages = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)))
    const named = sourceFiles(/\.(tsx?|sql)$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecisions?[ /](0\d{3})\b/g)].map(([, number = '']) => ({ path, number })),
    )
    expect(named.filter(({ number }) => !pages.has(number))).toEqual([])
  })

  it('are found out when a link leads nowhere', () => {
    const faults = (text: string) => brokenLinks({ path: 'README.md', text })
    expect(faults('[a](docs/none.md) [b](docs/operations.md#none)')).toHaveLength(2)
    expect(faults('[a](docs/operations.md#proxy) [b](#the-map-of-the-house) [c](https://example.org)')).toEqual([])
  })
})
