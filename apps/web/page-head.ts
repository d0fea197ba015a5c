import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The screen's bundle of each path, whose styles the page needs at once and whose script it will need next. */
export const screenOf: Record<string, string> = {
  '/': 'features/home/home-screen.tsx',
  '/navodila-za-uporabo': 'features/home/instructions-screen.tsx',
  '/pogoji-uporabe': 'features/home/terms-screen.tsx',
  '/izjava-o-dostopnosti': 'features/home/notices/accessibility-screen.tsx',
  '/kolofon': 'features/home/notices/imprint-screen.tsx',
  '/obrazci/parkirna-dovolilnica': 'features/applications/apply/public-application-screen.tsx',
  '/prijava': 'features/session/login-screen.tsx',
}

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  if (seen.has(key)) return []
  seen.add(key)
  return [key, ...(manifest[key]?.imports ?? []).flatMap((one) => withImports(manifest, one, seen))]
}

/** The style sheets of a screen, those of the frame first. The text of the form's page wears the front page's styles. */
const stylesOf = (manifest: Manifest, path: string): string[] => {
  const keys = ['index.html', 'features/home/home-screen.tsx', screenOf[path] ?? ''].flatMap((key) => withImports(manifest, key))
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
}

const fontFile = /@font-face\s*\{[^}]*\.woff2[^}]*\}/g

/** Preloaded, the fonts are waited for a moment, so that a slow phone that has them shows them. The server leaves them out for a browser that does not have them yet. */
const fontLinks = (css: string): string[] =>
  (css.match(fontFile) ?? [])
    .flatMap((font) => /url\(["']?([^"')]+\.woff2)/.exec(font)?.[1] ?? [])
    .map((file) => `<link data-fonts rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)

/** The fonts that must be fetched stand apart from the other styles. */
const stylesInside = (css: string): string[] => [
  `<style>${css.replace(fontFile, '')}</style>`,
  ...fontLinks(css),
  `<style data-fonts>${(css.match(fontFile) ?? []).join('')}</style>`,
]

/**
 * The styles as text, so that the page is painted without asking again; the server names their hash in the Content-Security-Policy. The links
 * are for the loader of screens, which would otherwise load the same sheets once more and wait for them.
 */
const styleTags = (dist: string, files: string[]): string[] => [
  ...stylesInside(files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n')),
  ...files.map((file) => `<link rel="stylesheet" href="/${file}" media="print">`),
]

/** index.html as it was built, for every other screen: their fonts are preloaded too. */
export const withFonts = (html: string, dist: string, manifest: Manifest): string => {
  const files = withImports(manifest, 'index.html').flatMap((key) => manifest[key]?.css ?? [])
  const css = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
  return html.replace('</head>', () => `  ${fontLinks(css).join('\n    ')}\n  </head>`)
}

/** index.html as it was built, with the styles and scripts of a front page's screen in its head. */
export const withHead = (html: string, { dist, manifest, path }: { dist: string; manifest: Manifest; path: string }): string => {
  const scripts = withImports(manifest, screenOf[path] ?? '').map((key) => manifest[key]?.file ?? '')
  const links = [...new Set(scripts)]
    .filter((file) => file.endsWith('.js') && !html.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
  const head = [...styleTags(dist, stylesOf(manifest, path)), ...links].join('\n    ')
  return html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '').replace('</head>', () => `  ${head}\n  </head>`)
}
