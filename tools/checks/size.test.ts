import { describe, expect, it } from 'vitest'
import { budgets, circleOfChunks, faultOfDesk, firstLoad, furtherScreens, type Manifest } from './size.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['features/home/home-screen.tsx'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'features/home/home-screen.tsx': { file: 'assets/home.js', imports: ['_react.js', '_text.js'] },
  '_text.js': { file: 'assets/text.js' },
  'features/map/map-screen.tsx': { file: 'assets/map.js' },
  'style.css': { file: 'assets/style.css' },
}

describe('what a screen loads first', () => {
  it('is the entry, its screen, and what both import, each once', () => {
    const files = firstLoad(manifest, ['features/home/home-screen.tsx'])
    expect(files.toSorted()).toEqual(['assets/home.js', 'assets/main.js', 'assets/react.js', 'assets/shared.js', 'assets/text.js'])
  })

  it('a screen that is not in the bundle is an error, not zero', () => {
    expect(() => firstLoad(manifest, ['features/none/none-screen.tsx'])).toThrow('measures nothing')
    expect(() => firstLoad({}, [])).toThrow('no entry')
  })
})

describe('chunks in a circle', () => {
  it('are found, whatever leads to them', () => {
    expect(circleOfChunks(manifest)).toBeUndefined()
    expect(circleOfChunks({ ...manifest, '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] } })).toEqual([
      '_react.js',
      '_shared.js',
      '_react.js',
    ])
  })
})

describe('the files of the desk', () => {
  const screens = [...budgets.flatMap(({ modules }) => modules), ...furtherScreens]
  const record = 'features/applications/record/application-screen.tsx'
  const built: Manifest = {
    'index.html': { file: 'assets/main.js', isEntry: true },
    ...Object.fromEntries(screens.map((name) => [name, { file: 'assets/screen.js' }])),
    '_desk.js': { file: 'assets/desk-1.js' },
    '_lists.js': { file: 'assets/lists-1.js' },
    '_record.js': { file: 'assets/record-1.js' },
    [record]: { file: 'assets/screen.js', imports: ['_desk.js', '_lists.js', '_record.js'] },
  }

  it('are loaded by a record, and by no page of visitors', () => {
    expect(faultOfDesk(built)).toBeUndefined()
    expect(faultOfDesk({ ...built, '/visit-screen.tsx': { file: 'assets/screen.js', imports: ['_lists.js'] } })).toContain(
      'visit-screen.tsx loads lists',
    )
    expect(faultOfDesk({ ...built, 'ui/theme/town-fonts.ts': { file: 'assets/fonts.js', imports: ['_desk.js'] } })).toContain(
      'home-screen.tsx loads desk',
    )
  })

  it('are known by their names, or that is a fault', () => {
    expect(faultOfDesk({ ...built, '_desk.js': { file: 'assets/other-1.js' } })).toContain('does not load desk')
  })
})
