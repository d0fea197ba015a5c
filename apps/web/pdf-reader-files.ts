import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const reader = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(reader, 'utf8')) as { version: string }

/** Fonts for documents that bring none, tables of far-eastern characters, decoders of scanned pictures in plain JavaScript; with licences. */
const wanted = [
  { folder: 'standard_fonts', files: /./ },
  { folder: 'cmaps', files: /./ },
  { folder: 'wasm', files: /nowasm_fallback|LICENSE.*(JBIG2|OPENJPEG)/ },
]

const files = wanted.flatMap(({ folder, files: which }) =>
  readdirSync(join(dirname(reader), folder))
    .filter((name) => which.test(name))
    .map((name) => `${folder}/${name}`),
)
const base = `assets/pdf-${version}/`
const contentOf = (name: string): Buffer => readFileSync(join(dirname(reader), name))

/**
 * What the PDF reader asks for by name, under an address with its version, so that it may be kept for ever. Nothing of it is fetched until
 * a document needs it.
 */
export const pdfReaderFiles = (): Plugin => ({
  name: 'pdf-reader-files',
  generateBundle() {
    for (const name of files) this.emitFile({ type: 'asset', fileName: base + name, source: contentOf(name) })
  },
  // The reader puts all of itself into a global as well, so that nothing of it could be left out.
  transform: {
    filter: { id: /pdfjs-dist\/legacy\/build\/pdf\.mjs$/ },
    handler: (code) => code.replace(/^globalThis\.pdfjsLib = \{[^}]*\};$/m, ''),
  },
  configureServer(server) {
    server.middlewares.use(`/${base}`, (request, response, next) => {
      const name = files.find((one) => request.url === `/${one}`)
      if (name === undefined) return next()
      if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      response.end(contentOf(name))
    })
  },
})
