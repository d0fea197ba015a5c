import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { z } from 'zod/mini'

/** Some proxies forward the port too: `203.0.113.7:5123`, `[2001:db8::7]:5123`; brackets alone are an address as well. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d{1,5})?$/

/** An address in its one spelling: without a port, IPv4 inside IPv6 as IPv4, IPv6 shortened. Undefined for text that is no address. */
export const plainAddress = (text: string): string | undefined => {
  const { six, four } = withPort.exec(text)?.groups ?? {}
  const address = six ?? four ?? text
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString()
}

/**
 * The IP address a call comes from, for sessions, the audit trail and rate limits. If a proxy forwarded something that is no address, it is
 * the address of that proxy: free text of a caller is never stored.
 */
export const callerAddress = (request: Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>): string => {
  const hops = request.ips ?? [request.ip]
  return hops.map(plainAddress).findLast((address) => address !== undefined) ?? plainAddress(request.socket.remoteAddress ?? '') ?? ''
}

const networkBytes = 8

/** What limits count: an IPv4 address, or the /64 network of an IPv6 address, because one connection has all of its addresses. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [...bytes] = ipaddr.parse(address).toByteArray()
  return `${ipaddr.fromByteArray(bytes.fill(0, networkBytes)).toString()}/64`
}

/** Which proxies in front are believed: how many of them, or the networks they are in. */
type TrustedProxies = number | string[]

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  // A network of 0 bits is everyone: then each caller would choose the address under which they are counted.
  return more.length === 0 && longest > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest))
}

const explanation =
  'must be how many proxies stand in front (0 to 9), or their addresses or networks, separated by commas, such as 10.0.0.0/8, 127.0.0.1'

/** The setting TRUST_PROXY: `1` is one proxy in front, `10.0.0.0/8,::1` are proxies by their networks. */
export const trustedProxiesSchema = z.pipe(
  z.string().check(
    z.refine((text) => /^\d$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())), explanation),
    z.describe('how many (`0` to `9`), or their addresses or networks, such as `10.0.0.0/8,::1`'),
  ),
  z.transform((text: string): TrustedProxies => (/^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim()))),
)

/** Whether an address, or IPv4 inside IPv6, is in one of the networks. */
const isIn = (networks: readonly string[]) => {
  const ranges = networks.map((network) => {
    const [address = '', bits] = network.split('/')
    if (bits !== undefined) return { first: ipaddr.parse(address), bits: Number(bits) }
    const first = ipaddr.process(address)
    return { first, bits: first.toByteArray().length * 8 }
  })
  return (text: string): boolean => {
    const address = plainAddress(text)
    if (address === undefined) return false
    const asked = ipaddr.parse(address)
    return ranges.some(({ first, bits }) => asked.kind() === first.kind() && asked.match(first, bits))
  }
}

/**
 * The same for Fastify. Its own number of hops believes nobody, so a function counts them: hop 0 is the peer of the connection, and the address
 * behind the last believed hop is the caller's. What a caller writes into `X-Forwarded-For` stands further left and is not read. Its own networks do
 * not know an address with a port.
 */
export const trustProxyOption = (proxies: TrustedProxies): false | ((address: string, hop: number) => boolean) => {
  if (typeof proxies !== 'number') return isIn(proxies)
  return proxies === 0 ? false : (_, hop) => hop < proxies
}

/** Says once that a proxy seems to stand in front although the settings name none: then all callers have the proxy's address, and share its limits. */
export const warnOfUnknownProxy = (app: FastifyInstance, proxies: TrustedProxies): void => {
  let isSaid = proxies !== 0
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    app.log.warn('a call came with X-Forwarded-For, which TRUST_PROXY=0 ignores: if a proxy stands in front, set TRUST_PROXY')
  })
}
