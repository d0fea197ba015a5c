import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions, type CSSOptions, type Manifest, type Plugin } from 'vite'
import type { Locale } from '@dovolilnice/contract/locale'
import { screenOf, withFonts, withHead } from './page-head.ts'
import type * as prerenderPage from './prerender-page.tsx'

const root = import.meta.dirname

/** Class names are given by what also makes the styles small: scripts took a fifth of the build for it. The same in both builds, for the prerendered pages name them. */
export const cssModules: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '_[local]_[hash]', grid: false, container: false } },
}

/**
 * Of a kit that passes on what others hold, and of the package of six thousand icons, a page takes what it names: nothing else of them is loaded, and
 * nothing else of the icons is read.
 */
export const ofWhatIsNamed: NonNullable<BuildOptions['rolldownOptions']> = {
  treeshake: { moduleSideEffects: [{ test: /\/kit\.ts$/, sideEffects: false }] },
  experimental: { lazyBarrel: true },
}

type Pages = typeof prerenderPage

/** The screens of other routes are nowhere on a front page: they are left out, which is half of the work. */
const frontScreensAlone: Plugin = {
  name: 'front-screens-alone',
  enforce: 'pre',
  resolveDynamicImport: (path, importer) => {
    if (typeof path !== 'string' || !/\.(routes|drawer)\.tsx?$|\/compose\.tsx$/.test(importer ?? '')) return undefined
    const isFront = Object.values(screenOf).some((screen) => screen.endsWith(path.replace(/^[./]+/, '/')))
    return isFront ? undefined : { id: `not-on-a-front-page:${path}`, external: true }
  },
}

const buildPages = async (workshop: string): Promise<Pages> => {
  await build({
    configFile: false,
    root,
    // It warns that nothing is loaded later here, which is the purpose.
    logLevel: 'error',
    css: cssModules,
    plugins: [frontScreensAlone],
    // Packages are read as they are, but for those that are made for a bundler.
    ssr: { noExternal: [/^@dovolilnice\//, /^@tabler\//] },
    build: { ssr: 'prerender-page.tsx', outDir: workshop, emptyOutDir: true, minify: false, rolldownOptions: ofWhatIsNamed },
  })
  return (await import(pathToFileURL(join(workshop, 'prerender-page.js')).href)) as Pages
}

interface Frame {
  dist: string
  html: string
  manifest: Manifest
  pages: Pages
  locale: Locale
}

/** All that stands on a screen that is nothing without its script: why, whose it is, and whom to ask. The server fills the town in. */
const withoutScript = ({ needsScript, readable }: ReturnType<Pages['wordsOf']>, locale: Locale): string => `
      <p><a href="/"><strong>{{municipality.names.${locale}}}</strong></a></p>
      <p>${needsScript}</p>
      <ul>${readable.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>
      <p>{{texts.office_hours.${locale}}}</p>
      <p>{{municipality.street}}, {{municipality.post_code}} {{municipality.city}}</p>
      <p><a href="tel:{{municipality.phone}}">{{municipality.phone}}</a></p>
      <p><a href="mailto:{{municipality.email}}">{{municipality.email}}</a></p>`

/** The page around everything, in a language; with the text of a front page in it, or empty for every other screen. */
const framed = async ({ dist, html, manifest, pages, locale }: Frame, path?: string): Promise<string> => {
  const words = pages.wordsOf(locale)
  const { app, description } = words
  const { title, html: text } = path === undefined ? { title: '', html: '' } : await pages.renderPage(path, locale)
  if (path !== undefined && !text.includes('<h1')) throw new Error(`${path} was prerendered without its heading`)
  if (/ style="|<script|<style/.test(text)) throw new Error(`${path} was prerendered with an inline style or script`)
  const changes: [RegExp, string][] = [
    [/<html lang="sl"/, `<html lang="${locale}"`],
    [/(<meta name="description" content=")[^"]*/, `$1${description}`],
    [/(<meta name="theme-color" content=")([^"]*)/, '$1{{colours.primary|$2}}'],
    [/<title>.*<\/title>/, `<title>${title === '' ? app : `${title} – ${app}`}</title>`],
    path === undefined ? [/(<noscript>)\s*<p>[^<]*<\/p>/, `$1${withoutScript(words, locale)}`] : [/\s*<noscript>[^]*<\/noscript>/, ''],
    [/<div id="root"><\/div>/, `<div id="root">${text.replaceAll('$', '$$$$')}</div>`],
  ]
  return changes.reduce(
    (page, [from, to]) => {
      if (!from.test(page)) throw new Error(`index.html has no ${from.source}`)
      return page.replace(from, to)
    },
    path === undefined ? withFonts(html, dist, manifest) : withHead(html, { dist, manifest, path }),
  )
}

/**
 * Writes the front pages with their text, and `shell.html` for every other screen; beside each those in the other languages that have sentences, `.en.html`, `.it.html`.
 * @throws when a page came out empty or with an inline style or script, which the Content-Security-Policy would drop
 */
const writePages = async (dist: string): Promise<void> => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  // Beside the packages, for it is run there.
  const cache = join(root, '../../.cache')
  mkdirSync(cache, { recursive: true })
  const workshop = mkdtempSync(join(cache, 'prerender-'))
  try {
    const pages = await buildPages(workshop)
    for (const locale of pages.spoken) {
      const ending = locale === 'sl' ? '.html' : `.${locale}.html`
      const frame = { dist, html, manifest, pages, locale }
      writeFileSync(join(dist, `shell${ending}`), await framed(frame))
      for (const path of pages.prerenderedPaths) {
        const file = join(dist, path, `index${ending}`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await framed(frame, path))
      }
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** After the bundle, wherever it was built: the text of the front pages into their HTML. */
export const prerender = (): Plugin => {
  let dist = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir)
    },
    // `closeBundle` is called after a failure too, and may not know of it.
    writeBundle: { order: 'post', sequential: true, handler: () => writePages(dist) },
  }
}
