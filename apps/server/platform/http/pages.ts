import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isScreen } from '@dovolilnice/contract/screens'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knows, tagOf } from './entity-tag.ts'
import { fillPage } from './fill-page.ts'
import type { PageValues } from './fill-page.ts'

const hashed = /\/assets\//

const statusOfScreen = (path: string): number =>
  path === '/403' ? 403 : path === '/500' ? 500 : isScreen(path) && path !== '/404' ? 200 : 404

/** The page of a path: its prerendered one where there is one, else the empty shell, which finds the screen (or says 404) itself. */
const fileOf = (folder: string, path: string, ending: string): string => {
  const page = `${path.replace(/^\/|\/$/g, '')}/index${ending}`
  return join(folder, isScreen(path) && existsSync(join(folder, page)) ? page : `shell${ending}`)
}

/** English for whoever chose it on the page; Slovenian is the language of the town, whatever the browser prefers. */
const endingFor = (request: FastifyRequest): string => (request.cookies['dovolilnice.locale'] === 'en' ? '.en.html' : '.html')

interface Page {
  html: string
  squeezed: Buffer
  tag: string
}

const makePage = async (file: string, values: PageValues): Promise<Page> => {
  const html = fillPage(await readFile(file, 'utf8'), values)
  return { html, squeezed: await promisify(gzip)(html), tag: tagOf(html) }
}

/** Each page as it stands for these values, made once for each build of its file. */
const keepPages = () => {
  const made = new WeakMap<PageValues, Map<string, Page>>()
  return async (file: string, values: PageValues): Promise<Page> => {
    const pages = made.get(values) ?? new Map<string, Page>()
    made.set(values, pages)
    const key = `${file} ${(await stat(file)).mtimeMs}`
    const page = pages.get(key) ?? (await makePage(file, values))
    pages.set(key, page)
    return page
  }
}

const acceptsGzip = (request: FastifyRequest): boolean => /\bgzip\b(?!;q=0(?:\.0+)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '')

const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, { html, squeezed, tag }: Page): FastifyReply => {
  reply.header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding').header('etag', tag)
  if (status === 200 && knows(request, tag)) return reply.status(304).send()
  reply.status(status).type('text/html; charset=utf-8')
  return acceptsGzip(request) ? reply.header('content-encoding', 'gzip').send(squeezed) : reply.send(html)
}

/**
 * Serves the built pages: files with a hash in their name for ever, everything else fresh. A path that is no file is a screen. What the
 * municipality says of itself is put into its HTML on the way, so that it stands there before any script.
 * @param readValues what stands in for the placeholders of the pages; empty when it cannot be read
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
    // Pages have placeholders in them; they go out filled, below. Without an index a folder would be refused, not looked for there.
    allowedPath: (path) => !/(\/|\.html)$/.test(path),
    setHeaders: (response, path) =>
      void response.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  const pageOf = keepPages()
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '')
    const isShell = path === '/shell.html'
    if (!['GET', 'HEAD'].includes(request.method) || (/\.\w{1,12}$/.test(path) && !isShell)) return reply.status(404).send()
    const page = await pageOf(fileOf(folder, path, endingFor(request)), await readValues())
    return sendPage(request, reply, isShell ? 200 : statusOfScreen(path), page)
  })
}
