import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply => {
  const tag = tagOf(html)
  reply.header('cache-control', 'no-cache').header('vary', 'Cookie').header('etag', tag)
  if (status === 200 && knows(request, tag)) return reply.status(304).send()
  return reply.status(status).type('text/html; charset=utf-8').send(html)
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '')
    const isShell = path === '/shell.html'
    if (!['GET', 'HEAD'].includes(request.method) || (/\.\w{1,12}$/.test(path) && !isShell)) return reply.status(404).send()
    const html = await readFile(fileOf(folder, path, endingFor(request)), 'utf8')
    return sendPage(request, reply, isShell ? 200 : statusOfScreen(path), fillPage(html, await readValues()))
  })
}
