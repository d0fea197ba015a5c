import { Duplex, Transform } from 'node:stream'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { deviceClientId, type DeviceKind, deviceTopic, parseDeviceTopic } from '@dovolilnice/contract/devices/device-kind'
import { Aedes, type Client, type Connection } from 'aedes'
import { errorCode } from '../errors/error-facts.ts'
import { randomBytes } from 'node:crypto'
import { isSame } from '../security/secret.ts'
import { type BrokerRefusal, refusalTopic } from './broker-refusals.ts'

/** A connection whose incoming MQTT packets may have at most `limit` bytes; a longer one ends the connection before it is read into memory. */
interface LimitedConnection {
  stream: Duplex
  setLimit(bytes: number): void
}

/** Counts packets without reading them: one byte of type, one to four bytes of length (seven bits each, lowest first), then the rest. */
const createCounter = () => {
  let left = 0
  let lengthBytes = -1
  let length = 0
  /** @returns false when a packet of the chunk is longer than the limit, or its length is no length */
  return (chunk: Buffer, limit: number): boolean => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const skipped = Math.min(left, chunk.length - at)
        left -= skipped
        at += skipped
        continue
      }
      const byte = chunk.readUInt8(at)
      at += 1
      if (lengthBytes < 0) {
        lengthBytes = 0
        length = 0
        continue
      }
      length += (byte & 0x7f) * 128 ** lengthBytes
      lengthBytes += 1
      if (length > limit || lengthBytes > 4) return false
      if (byte < 0x80) {
        left = length
        lengthBytes = -1
      }
    }
    return true
  }
}

/** Limits a socket's incoming packets; what goes out is not counted. */
const limitPackets = (socket: Socket, bytes: number): LimitedConnection => {
  let limit = bytes
  const fits = createCounter()
  const guard = new Transform({
    transform: (chunk: Buffer, _, done) =>
      fits(chunk, limit) ? done(null, chunk) : done(new Error(`a packet of more than ${limit} bytes`)),
  })
  const stream = Duplex.from({ readable: socket.pipe(guard), writable: socket })
  return { stream, setLimit: (next) => void (limit = next) }
}

interface DeviceAccount {
  kind: DeviceKind
  device: string
}

/** Who a client of the embedded broker is: the server, or one device. */
type BrokerAccount = 'server' | DeviceAccount

/** The user name of the server's own links; a device cannot have this code at the embedded broker. */
const serverAccount = 'server'

/** A second client with the same id throws the first one out, so a device's id belongs to its account alone. */
const mayHaveClientId = (account: BrokerAccount, id: string, kinds: readonly DeviceKind[]): boolean =>
  account === 'server'
    ? !kinds.some(({ clientPrefix }) => id.startsWith(clientPrefix))
    : id === deviceClientId(account.kind, account.device)

/** The server publishes everything; a device on the channels of its kind, below its own code. */
export const mayPublish = (account: BrokerAccount, topic: string): boolean => {
  if (account === 'server') return true
  const parsed = parseDeviceTopic(account.kind, topic)
  return parsed !== undefined && parsed.device === account.device && account.kind.sends.includes(parsed.channel)
}

/** The server hears everything; a device what is meant for it, by the exact topic: no pattern covers another one. */
export const maySubscribe = (account: BrokerAccount, pattern: string): boolean => {
  if (account === 'server') return true
  const { kind, device } = account
  return kind.hears.some((channel) => pattern === deviceTopic(kind, device, channel))
}

/** The links that devices hold to the embedded broker, each with the name and password it was opened with. */
interface OpenLinks {
  add(client: Client, name: string, password: string): void
  /** Signs each link of an account (without a name: all) in again, and closes those whose account is no more. */
  check(name?: string): Promise<void>
}

/** Keeps the links of devices until they end. A password stays in memory only, as long as its link. */
const openLinks = (signIn: (name: string, password: string) => Promise<BrokerAccount | undefined>): OpenLinks => {
  const links = new Map<Client, { name: string; password: string }>()
  return {
    add: (client, name, password) => {
      links.set(client, { name, password })
      client.conn.once('close', () => links.delete(client))
    },
    check: async (only) => {
      for (const [client, { name, password }] of links) {
        if (only !== undefined && name !== only) continue
        // A database that does not answer closes the link too: the device connects anew and is asked again.
        const account = await signIn(name, password).catch(() => undefined)
        if (account === undefined) client.close()
      }
    },
  }
}

export interface EmbeddedBroker {
  url: string
  /** The account of the server's own link; its password is created at each start. */
  username: string
  password: string
  /** Asks anew whether open links may stay, and closes those that may not: of one account, or of all devices. */
  checkLinks(name?: string): Promise<void>
  close(): Promise<void>
}

export interface EmbeddedBrokerOptions {
  /** The port that was asked for; absent: the standard one, or a free one when that is taken. 0: a free one. */
  port?: number | undefined
  kinds: readonly DeviceKind[]
  /** Whose account a name and a password are; undefined: nobody's that is in use. */
  findDevice: (name: string, password: string) => Promise<DeviceAccount | undefined>
}

const ordinaryPort = 1883
const host = '127.0.0.1'

/** Bytes of a packet. A device's longest is an event of about 1 kB; the server publishes whole whitelists. */
const devicePacketBytes = 64 * 1024
const serverPacketBytes = 64 * 1024 * 1024

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

/** Why a client is refused, as an error that the broker answers with MQTT's "not authorized". */
const refusal = (why: string) => Object.assign(new Error(why), { returnCode: 5 })

/** Finds whose account a name and password are; undefined: nobody's. */
const createSignIn =
  (ownPassword: string, findDevice: EmbeddedBrokerOptions['findDevice']) =>
  async (name: string, password: string): Promise<BrokerAccount | undefined> => {
    if (name === serverAccount) return isSame(password, ownPassword) ? 'server' : undefined
    return findDevice(name, password)
  }

/** The broker with its rules: who may connect, publish and subscribe. */
const createBroker = async (
  signIn: ReturnType<typeof createSignIn>,
  kinds: EmbeddedBrokerOptions['kinds'],
  connections: WeakMap<Connection, LimitedConnection>,
  links: OpenLinks,
): Promise<Aedes> => {
  const accounts = new WeakMap<Client, BrokerAccount>()
  const tell = (refusal: BrokerRefusal): void =>
    broker.publish({ cmd: 'publish', topic: refusalTopic, payload: JSON.stringify(refusal), qos: 0, retain: false, dup: false }, () => {})
  const authenticate = async (client: Client, name = '', given?: Buffer): Promise<void> => {
    const password = given?.toString() ?? ''
    // Before the account is looked up: one that ends in between must not be missed.
    if (name !== serverAccount) links.add(client, name, password)
    const account = await signIn(name, password)
    if (account === undefined) throw refusal('no such account')
    if (!mayHaveClientId(account, client.id, kinds)) throw refusal(`the client id ${client.id} is not that of its account`)
    if (account === 'server') connections.get(client.conn)?.setLimit(serverPacketBytes)
    accounts.set(client, account)
  }
  const nameOf = (account: BrokerAccount | undefined): string | null => (typeof account === 'object' ? account.device : (account ?? null))
  const isAllowed = (client: Client, rule: (account: BrokerAccount) => boolean): boolean => {
    const account = accounts.get(client)
    return account !== undefined && rule(account)
  }
  const broker = await Aedes.createBroker({
    authenticate: (client, name, password, done) => {
      authenticate(client, name, password).then(
        () => done(null, true),
        (error: unknown) => {
          tell({ account: name ?? null, topic: null })
          done(refusal(error instanceof Error ? error.message : 'refused'), false)
        },
      )
    },
    // A client that publishes elsewhere is cut off; MQTT 3.1.1 has no answer that refuses a message. Asked for last wills too.
    authorizePublish: (client, { topic }, done) => {
      const allowed = client !== null && isAllowed(client, (account) => mayPublish(account, topic))
      if (!allowed) tell({ account: client && nameOf(accounts.get(client)), topic })
      done(allowed ? null : new Error(`not allowed to publish on ${topic}`))
    },
    // Null in place of the subscription refuses it; the client is told so.
    authorizeSubscribe: (client, subscription, done) => {
      const allowed = isAllowed(client, (account) => maySubscribe(account, subscription.topic))
      if (!allowed) tell({ account: nameOf(accounts.get(client)), topic: subscription.topic, hears: true })
      done(null, allowed ? subscription : null)
    },
  })
  return broker
}

/**
 * Opens a broker on the loopback alone, for evaluation and small towns. It knows one account for each device and one for the server, and
 * refuses everybody else. It keeps nothing on the disk: devices keep their events themselves, and whitelists are published anew at each start.
 */
export const openEmbeddedBroker = async ({ port, kinds, findDevice }: EmbeddedBrokerOptions): Promise<EmbeddedBroker> => {
  const password = randomBytes(24).toString('base64url')
  const connections = new WeakMap<Connection, LimitedConnection>()
  const signIn = createSignIn(password, findDevice)
  const links = openLinks(signIn)
  const broker = await createBroker(signIn, kinds, connections, links)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const limited = limitPackets(socket, devicePacketBytes)
    connections.set(limited.stream, limited)
    broker.handle(limited.stream)
  })
  await listenSomewhere(server, port)
  const close = async (): Promise<void> => {
    await new Promise<void>((resolve) => broker.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const url = `mqtt://${host}:${(server.address() as AddressInfo).port}`
  return { url, username: serverAccount, password, checkLinks: links.check, close }
}
