import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstChunks, laterChunks } from './chunks.ts'
import { pdfReaderFiles } from './pdf-reader-files.ts'
import { cssModules, ofWhatIsNamed, prerender } from './prerender.ts'

const root = import.meta.dirname

/**
 * Writes sw.js with the names of the built files, so that a new build is a new service worker. Only the shell is named; screens are kept
 * as they are opened.
 */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) =>
      /^assets\/(index|framework|start|dialogs|cold-back|leave-warning)-.*\.(js|css)$/.test(name),
    )
    const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
    const source = readFileSync(join(root, 'service-worker.js'), 'utf8')
      .replace("'__VERSION__'", JSON.stringify(version))
      .replace('[/* __FILES__ */]', JSON.stringify(files.map((name) => `/${name}`)))
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})

/** What every page holds already, and single icons, which come soon enough with the screen that draws them. */
const notNamed = /\/((framework|start|rolldown-runtime|preload-helper)-|Icon[A-Z])[^/]*\.js$/

/** The file that holds the routes, and the screens of which it names every file. */
const firstFile = /\/index-[^/]*\.js$/
const residentsScreen = /\/(home|public-application)-screen-/

/** Static assets with hashed names; no inline script or style, because the Content-Security-Policy is `default-src 'self'`. */
export default defineConfig({
  root,
  css: cssModules,
  plugins: [react(), serviceWorker(), pdfReaderFiles(), prerender()],
  // The hook is React's own; the router brings a stand-in for old ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' }] },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    // The first page brings the names of the files of all screens: every name less makes it smaller. Only what residents open on a phone is
    // named whole; the other screens find their files one after another, once, and must have their styles named.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId, hostType }) => {
        if (hostType !== 'js') return files
        const whole = !firstFile.test(hostId) || residentsScreen.test(file)
        return files.filter((name) => name === file || name.endsWith('.css') || (whole && !notNamed.test(name)))
      },
    },
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      ...ofWhatIsNamed,
      output: {
        // Seven letters tell the builds of one file apart, and the first page names some 150 files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [...firstChunks, ...laterChunks] },
      },
    },
  },
})
