import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPages, withPictures } from './pages.ts'

const script = 'console.log("Občina")\n'
const fonts = '@font-face{src:url(/assets/sans-1.woff2)}'
const style = '@media (width<=820px){h1{color:red}}'
/** Of pages and answers alike; a page adds its styles. */
const usualPolicy = "default-src 'self';img-src 'self' data:"

let folder: string
let app: FastifyInstance
let values = new Map([['municipality.name', 'Občina <Lipograd>']])
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'shell.html'), '<h1>{{municipality.name}}</h1>')
  await writeFile(join(folder, 'shell.en.html'), '<h1>Permits of {{municipality.name}}</h1>')
  await writeFile(join(folder, 'assets', 'a-1.js'), script)
  await writeFile(join(folder, 'assets', 'a-1.js.br'), brotliCompressSync(script))
  await mkdir(join(folder, 'navodila-za-uporabo'))
  await writeFile(
    join(folder, 'navodila-za-uporabo', 'index.html'),
    `<style>${style}</style><link data-fonts rel="preload" href="/x.woff2"><style data-fonts>${fonts}</style><h1>{{municipality.name}}</h1>`,
  )
  app = fastify({ trustProxy: () => true })
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', usualPolicy))
  await app.register(fastifyCookie)
  await addPages(app, folder, async () => values)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a page goes out filled, squeezed for whoever takes it so, and not twice', async () => {
  const plain = await get('/prijava')
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, '<h1>Občina &lt;Lipograd&gt;</h1>', undefined])
  const squeezed = await get('/prijava', { 'accept-encoding': 'gzip, deflate, br' })
  expect(squeezed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding', etag: plain.headers.etag })
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body)
  const older = await get('/prijava', { 'accept-encoding': 'gzip, br;q=0' })
  expect(older.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body)
  expect((await get('/prijava', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
  expect((await get('/prijava', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
})

test('a page follows what the municipality says of itself, and the language that was chosen', async () => {
  const before = await get('/prijava')
  values = new Map([['municipality.name', 'Občina Novi Grad']])
  const after = await get('/prijava')
  expect(after.body).toBe('<h1>Občina Novi Grad</h1>')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect((await get('/prijava', { cookie: 'dovolilnice.locale=en' })).body).toBe('<h1>Permits of Občina Novi Grad</h1>')
})

test('over https the cookie of the language is sent over https alone', async () => {
  const cookieOver = async (protocol: string) =>
    String((await get('/prijava?jezik=en', { 'x-forwarded-proto': protocol })).headers['set-cookie'])
  expect(await cookieOver('https')).toMatch(/^dovolilnice\.locale=en;.*; Secure(;|$)/)
  expect(await cookieOver('http')).not.toContain('Secure')
})

test('the policy of a page names the hash of its own styles, and allows no others', async () => {
  const hash = createHash('sha256').update(style).digest('base64')
  const allowed = `${usualPolicy};style-src 'self' 'sha256-${hash}'`
  const page = await get('/navodila-za-uporabo')
  expect(page.headers['content-security-policy']).toBe(allowed)
  const known = await get('/navodila-za-uporabo', { 'if-none-match': String(page.headers.etag) })
  expect([known.statusCode, known.headers['content-security-policy']]).toEqual([304, allowed])
  expect((await get('/prijava')).headers['content-security-policy']).toBe(`${usualPolicy};style-src 'self'`)
})

test('a browser that has no fonts yet reads the page without them', async () => {
  const first = await get('/navodila-za-uporabo')
  expect(first.body).not.toContain('woff2')
  const second = await get('/navodila-za-uporabo', { cookie: 'dovolilnice.fonts=1' })
  expect(second.body).toContain(fonts)
  expect(second.headers.etag).not.toBe(first.headers.etag)
  const hash = createHash('sha256').update(fonts).digest('base64')
  expect(second.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
})

test('an asset goes out as it was compressed at the build, and may be kept for ever', async () => {
  const answer = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(answer.headers['content-type']).toMatch(/javascript/)
  expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect((await get('/assets/a-1.js')).body).toBe(script)
})

test('what is no screen is not found, with a page that says so', async () => {
  expect((await get('/te-strani-ni')).statusCode).toBe(404)
  expect((await get('/assets/b-2.js')).statusCode).toBe(404)
  expect((await get('/shell.html')).statusCode).toBe(200)
})

test('pictures may come from the server of the map’s tiles, and from no other', async () => {
  const policyOf = async () => String((await get('/prijava')).headers['content-security-policy'])
  const { headers: before } = await get('/prijava')
  expect(await policyOf()).toContain("img-src 'self' data:;style-src")
  const named = values
  values = new Map([...named, ['map.tiles', 'https://karta.lipograd.example:8443/{z}/{x}/{y}.png']])
  expect(await policyOf()).toContain("img-src 'self' data: https://karta.lipograd.example:8443;style-src")
  // A browser that has the page hears of the new policy.
  expect((await get('/prijava', { 'if-none-match': String(before.etag) })).statusCode).toBe(200)
  const refused = ['https://karta.example; script-src */{z}/{x}/{y}', 'https://x;script-src/{z}/{x}/{y}', 'https://*/{z}/{x}/{y}']
  for (const tiles of ['/karta/{z}/{x}/{y}.png', ...refused]) {
    values = new Map([...named, ['map.tiles', tiles]])
    expect(await policyOf()).toContain("img-src 'self' data:;style-src")
  }
  values = named
})

test('an origin that would say more in the policy than itself is left out, whoever let it through', () => {
  const policy = "default-src 'self';img-src 'self' data:"
  expect(withPictures(policy, 'https://karta.lipograd.example')).toBe(`${policy} https://karta.lipograd.example`)
  for (const origin of [
    '',
    '*',
    'https://*',
    'https://x;script-src',
    'https://x,script-src',
    "https://x 'unsafe-inline'",
    'http://karta.example',
  ])
    expect(withPictures(policy, origin), origin).toBe(policy)
})
