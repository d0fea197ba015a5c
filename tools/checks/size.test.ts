import { describe, expect, it } from 'vitest'
import { circleOfChunks, firstLoad, type Manifest } from './size.ts'

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
