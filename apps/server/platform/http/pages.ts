import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isScreen } from '@dovolilnice/contract/screens'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const hashed = /\/assets\//

const statusOfScreen = (path: string): number =>
  path === '/403' ? 403 : path === '/500' ? 500 : isScreen(path) && path !== '/404' ? 200 : 404

/**
 * Serves the built pages: files with a hash in their name for ever, everything else fresh. A path that is no file is a screen: its
 * prerendered page where there is one, else the empty shell, which finds the screen (or says 404) itself.
 */
export const addPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_, reply) => reply.status(503).type('text/plain').send('The pages have not been built. Run: npm start'))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: ['index.html'],
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) =>
      void response.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  const shell = existsSync(join(folder, 'shell.html')) ? 'shell.html' : 'index.html'
  app.setNotFoundHandler((request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '')
    if (request.method !== 'GET' || /\.\w{1,12}$/.test(path)) return reply.status(404).send()
    const page = `${path.replace(/^\/|\/$/g, '')}/index.html`
    const file = isScreen(path) && existsSync(join(folder, page)) ? page : shell
    return reply.status(statusOfScreen(path)).header('cache-control', 'no-cache').sendFile(file)
  })
}
