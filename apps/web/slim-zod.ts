import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Formats that zod can check and no schema of ours asks for; each would bring its pattern and its class along. */
export const unusedFormats =
  'jwt emoji guid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid ipv4 ipv6 cidrv4 cidrv6 e164 datetime time duration'.split(
    ' ',
  )

/** zod's strings without the methods of these formats; `z.uuid()`, `z.iso.datetime()` and the like stand by themselves. */
export const withoutFormats = (code: string): string =>
  unusedFormats.reduce((text, name) => text.replace(new RegExp(`^    ${name}\\(params\\) \\{\\n.*\\n    \\},\\n`, 'm'), ''), code)

const stubsOf = (id: string, body: string): string =>
  [...readFileSync(id, 'utf8').matchAll(/^export (?:function|const|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = ${body}`)
    .join('\n')

/**
 * Parts of zod that hang on every schema and that the browser never uses: the writer of JSON Schema, the compiler (eval is renounced), the
 * memory for values that contain themselves, formats nobody asks for, and zod's English sentences (contract/field-rules has ours). A third of
 * zod stays at home.
 */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('zod/v4/locales/en.js')) return 'export default () => ({ localeError: () => undefined })'
    if (id.endsWith('zod/v4/core/doc.js')) return 'export class Doc {}'
    if (id.endsWith('zod/v4/core/memoizer.js')) return stubsOf(id, '() => undefined')
    if (/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return stubsOf(id, '() => ({})')
    if (id.endsWith('zod/v4/classic/schemas.js')) return withoutFormats(readFileSync(id, 'utf8'))
  },
})
