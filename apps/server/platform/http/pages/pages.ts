import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillPage, type PageValues } from './fill-page.ts'
import { isPlainOrigin, originOfTiles } from '@dovolilnice/contract/resources/map-tiles'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type Locale, locales, writtenLocales } from '@dovolilnice/contract/locale'
import { isScreen } from '@dovolilnice/contract/screens'
import fastifyStatic from '@fastify/static'
import { isRecord } from '../is-record.ts'
import { cookieOptions } from '../caller/cookies.ts'

const colour = /^#[0-9a-f]{6}$/i

/** The page with the town's colours, so that it has them before any script; what is no colour is left out. */
const withTownColours = (html: string, values: PageValues): string => {
  const rules = ['primary', 'secondary', 'tertiary'].flatMap((name) => {
    const value = values.get(`colours.${name}`) ?? ''
    return colour.test(value) ? [`--town-${name}:${value}`] : []
  })
  return rules.length === 0 ? html : html.replace('</head>', () => `<style>:root{${rules.join(';')}}</style></head>`)
}

/** What a picture may do when somebody opens it by its address: nothing. It may be an SVG. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `GET /arms`: the town's coat of arms as a file, for pages without scripts; the product's sign where there is none. */
const addArms = (app: FastifyInstance, readValues: () => Promise<PageValues>): void =>
  void app.get('/arms', async (_, reply) => {
    const arms = (await readValues()).get('municipality.coat_of_arms') ?? ''
    const [, type, base64] = /^data:(image\/[\w.+-]+);base64,(.+)$/.exec(arms) ?? []
    if (type === undefined || base64 === undefined) return reply.redirect(/^\/\w/.test(arms) ? arms : '/icons/icon.svg')
    reply.header('cache-control', 'no-cache').header('content-security-policy', picturePolicy).type(type)
    return reply.send(Buffer.from(base64, 'base64'))
  })

/** A policy that takes pictures from one more server. It stays as it is where the origin is empty, or could say anything else in it, whoever let it through. */
export const withPictures = (policy: string, origin: string): string =>
  isPlainOrigin(origin) ? policy.replace(/(?<=^|;)img-src [^;]*/, (sources) => `${sources} ${origin}`) : policy

/** The ETag of a body; equal bytes have equal tags. */
export const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the caller has the body of that tag already. */
export const knows = (request: FastifyRequest, tag: string): boolean =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true

const localeCookie = 'dovolilnice.locale'
/** Set by the page's script once the browser has the fonts (`apps/web/ui/theme/town-fonts.ts`). */
const fontsCookie = 'dovolilnice.fonts'
const hashed = /\/assets\//

/** Headers that rule a page alone. A page loads dozens of files, and they were longer than many of these. */
const ofPages = [
  ...['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'x-frame-options', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
]

const statusOfScreen = (path: string): number =>
  path === '/403' ? 403 : path === '/500' ? 500 : isScreen(path) && path !== '/404' ? 200 : 404

/** The HTML of a path: the prerendered page if there is one, otherwise the empty shell, whose script shows the screen or 404. */
const fileOf = (folder: string, path: string, ending: string): string => {
  const page = `${path.replace(/^\/|\/$/g, '')}/index${ending}`
  return join(folder, isScreen(path) && existsSync(join(folder, page)) ? page : `shell${ending}`)
}

const isWritten = (locale: Locale): boolean => writtenLocales.some((one) => one === locale)

/** A language that the town has: a further one only while it is switched on. */
const ownLocale = (wanted: unknown, values: PageValues): Locale | undefined =>
  locales.find((locale) => locale === wanted && (isWritten(locale) || values.get(`languages.${locale}`)))

/** The language that a page's own form asks for, where no script is there to change it: `?jezik=en`. */
const chosenLocale = ({ query }: FastifyRequest, values: PageValues): Locale | undefined =>
  isRecord(query) ? ownLocale(query['jezik'], values) : undefined

/** The same cookie as the page's script writes; Slovenian is the absence of a choice. */
const keepLocale = (reply: FastifyReply, locale: Locale): FastifyReply =>
  reply.setCookie(localeCookie, locale, cookieOptions(reply.request.protocol === 'https', false, locale === 'sl' ? 0 : 31_536_000))

/** The language that the person chose on a page; otherwise Slovenian, whatever the browser prefers. A language without sentences has no pages. */
const endingFor = (folder: string, request: FastifyRequest, values: PageValues): string => {
  const ending = `.${ownLocale(request.cookies[localeCookie], values) ?? 'sl'}.html`
  return existsSync(join(folder, `shell${ending}`)) ? ending : '.html'
}

interface Page {
  html: string
  /** The page by the encoding that the browser accepts. */
  squeezed: { br: Buffer; gzip: Buffer }
  tag: string
  /** What the Content-Security-Policy names so that the page's own `<style>` holds, and no other. */
  styleSource: string
  /** The server of the map's tiles, from which alone pictures may come beside this site; empty without one. */
  tileOrigin: string
}

const styleSource = (html: string): string =>
  [
    "'self'",
    ...[...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ),
  ].join(' ')

/**
 * A first visit is read in the browser's own fonts: the page that asks for the town's lays out its text twice before it is seen, which takes
 * a phone a tenth of a second.
 */
const withoutFonts = (html: string): string => html.replace(/<link data-fonts[^>]*>|<style data-fonts>[^]*?<\/style>/g, '')

const makePage = async (file: string, values: PageValues, hasFonts: boolean): Promise<Page> => {
  const whole = withTownColours(fillPage(await readFile(file, 'utf8'), values), values)
  const html = hasFonts ? whole : withoutFonts(whole)
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)])
  const tileOrigin = originOfTiles(values.get('map.tiles') ?? '') ?? ''
  // With the server in the tag a browser that has the page hears of another policy.
  return { html, squeezed: { br, gzip: gzipped }, tag: tagOf(html + tileOrigin), styleSource: styleSource(html), tileOrigin }
}

/** The filled pages, cached until the values or the file change. */
const keepPages = () => {
  const made = new WeakMap<PageValues, Map<string, Page>>()
  return async (file: string, values: PageValues, hasFonts: boolean): Promise<Page> => {
    const pages = made.get(values) ?? new Map<string, Page>()
    made.set(values, pages)
    const key = `${file} ${(await stat(file)).mtimeMs} ${hasFonts}`
    const page = pages.get(key) ?? (await makePage(file, values, hasFonts))
    pages.set(key, page)
    return page
  }
}

const encodings = ['br', 'gzip'] as const

/** The best encoding that the browser accepts, if any. */
const encodingFor = (request: FastifyRequest): (typeof encodings)[number] | undefined =>
  encodings.find((name) => new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0+)?(?:,|$))`).test(request.headers['accept-encoding'] ?? ''))

const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, page: Page): FastifyReply => {
  reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', page.tag)
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    reply.header('content-security-policy', `${withPictures(policy, page.tileOrigin)};style-src ${page.styleSource}`)
  }
  if (status === 200 && knows(request, page.tag)) return reply.status(304).send()
  reply.status(status).type('text/html; charset=utf-8')
  const encoding = encodingFor(request)
  return encoding === undefined ? reply.send(page.html) : reply.header('content-encoding', encoding).send(page.squeezed[encoding])
}

/**
 * Serves the built pages. Files with a hash in their name are cached for ever, others are revalidated. A path without a file is a screen. The
 * municipality's parameters are filled into the HTML, so that the page shows them before any script runs.
 * @param readValues the values of the placeholders; empty when they cannot be read
 */
export const addPages = async (app: FastifyInstance, folder: string, readValues: () => Promise<PageValues>): Promise<void> => {
  if (!existsSync(join(folder, 'shell.html'))) {
    app.setNotFoundHandler((_, reply) => reply.status(503).type('text/plain').send('The pages have not been built. Run: npm start'))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    // HTML files have placeholders and are sent by the handler below. Without `index` the plugin would refuse a folder instead of calling it.
    allowedPath: (path) => !/(\/|\.html)$/.test(path),
    // The ETag says it already.
    lastModified: false,
    setHeaders: (response, path) => {
      for (const name of ofPages) response.removeHeader(name)
      response.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  addArms(app, readValues)
  const pageOf = keepPages()
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '')
    const isShell = path === '/shell.html'
    if (!['GET', 'HEAD'].includes(request.method) || (/\.\w{1,12}$/.test(path) && !isShell)) return reply.status(404).send()
    const values = await readValues()
    const chosen = chosenLocale(request, values)
    if (chosen !== undefined && isScreen(path)) return keepLocale(reply, chosen).redirect(encodeURI(path), 303)
    const file = fileOf(folder, path, endingFor(folder, request, values))
    const page = await pageOf(file, values, request.cookies[fontsCookie] !== undefined)
    return sendPage(request, reply, isShell ? 200 : statusOfScreen(path), page)
  })
}
