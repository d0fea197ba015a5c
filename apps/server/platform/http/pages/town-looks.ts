import type { FastifyInstance } from 'fastify'
import type { PageValues } from './fill-page.ts'

const colour = /^#[0-9a-f]{6}$/i

/** The page with the town's colours, so that it has them before any script; what is no colour is left out. */
export const withTownColours = (html: string, values: PageValues): string => {
  const rules = ['primary', 'secondary', 'tertiary'].flatMap((name) => {
    const value = values.get(`colours.${name}`) ?? ''
    return colour.test(value) ? [`--town-${name}:${value}`] : []
  })
  return rules.length === 0 ? html : html.replace('</head>', () => `<style>:root{${rules.join(';')}}</style></head>`)
}

/** What a picture may do when somebody opens it by its address: nothing. It may be an SVG. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `GET /arms`: the town's coat of arms as a file, for pages without scripts; the product's sign where there is none. */
export const addArms = (app: FastifyInstance, readValues: () => Promise<PageValues>): void =>
  void app.get('/arms', async (_, reply) => {
    const arms = (await readValues()).get('municipality.coat_of_arms') ?? ''
    const [, type, base64] = /^data:(image\/[\w.+-]+);base64,(.+)$/.exec(arms) ?? []
    if (type === undefined || base64 === undefined) return reply.redirect(/^\/\w/.test(arms) ? arms : '/icons/icon.svg')
    reply.header('cache-control', 'no-cache').header('content-security-policy', picturePolicy).type(type)
    return reply.send(Buffer.from(base64, 'base64'))
  })
