import { errorCode } from '../errors/error-facts.ts'
import { Aedes, type Client } from 'aedes'
import { randomBytes } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mayPublish } from './publish-rights.ts'

export interface EmbeddedBroker {
  url: string
  /** The password of the server's own link, created at each start. */
  username: string
  password: string
  close(): Promise<void>
}

const ordinaryPort = 1883
const host = '127.0.0.1'

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

const isTaken = (error: unknown): boolean => errorCode(error) === 'EADDRINUSE'

/** The configured port, or the standard one, or a free one when another broker uses it. */
const listenSomewhere = async (server: Server, wanted: number | undefined): Promise<void> => {
  try {
    await listen(server, wanted ?? ordinaryPort)
  } catch (error) {
    if (!isTaken(error)) throw error
    if (wanted !== undefined)
      throw new Error(`MQTT_PORT=${wanted} is in use by another program. Choose another, or leave it out.`, { cause: error })
    await listen(server, 0)
  }
}

/**
 * Opens a broker on the loopback alone, for evaluation and small towns. It keeps nothing on the disk: gates keep their events themselves,
 * and whitelists are published anew at each start.
 */
export const openEmbeddedBroker = async (port?: number): Promise<EmbeddedBroker> => {
  const username = 'server'
  const password = randomBytes(24).toString('base64url')
  const ours = new WeakSet<Client>()
  const broker = await Aedes.createBroker({
    authenticate: (client, name, given, done) => {
      const isServer = name === username && given?.toString() === password
      if (isServer) ours.add(client)
      // A client with a wrong password is refused, not treated as anonymous.
      done(null, isServer || name !== username)
    },
    authorizePublish: (client, { topic }, done) => {
      const allowed = client === null || mayPublish({ id: client.id, isServer: ours.has(client) }, topic)
      done(allowed ? null : new Error(`not allowed to publish on ${topic}`))
    },
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    broker.handle(socket)
  })
  await listenSomewhere(server, port)
  const close = async (): Promise<void> => {
    await new Promise<void>((resolve) => broker.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `mqtt://${host}:${(server.address() as AddressInfo).port}`, username, password, close }
}
