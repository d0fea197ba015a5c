import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

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
