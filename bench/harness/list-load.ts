import { connect, type Socket } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { percentile } from './percentile.ts'

/** Calls of one kind, over connections that stay open; each sends the next call when it has its answer. */
export interface Load {
  port: number
  path: string
  headers: Record<string, string>
  /** Sent in turn. */
  bodies: string[]
  connections: number
  ms: number
}

/** Answers a second, and the milliseconds of an answer. */
export interface Loaded {
  answers: number
  rate: number
  p50: number
  p99: number
  /** Callers whom the server sent away because it had too many; they ask again after a moment. */
  refused: number
}

const pauseAfterRefusal = 50

const requestOf = ({ path, headers }: Load, body: string): string => {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** Calls back with the status of each whole answer. Raw sockets, so that the caller takes as little of the processor as can be. */
const onAnswer = (socket: Socket, answered: (status: number) => void): void => {
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = received.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (received.length < end + 4 + length) return
    received = Buffer.alloc(0)
    answered(Number(head.slice(9, 12)))
  })
}

const run = (load: Load): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const requests = load.bodies.map((body) => requestOf(load, body))
    const times: number[] = []
    const begun = performance.now()
    let [open, sent, refused] = [load.connections, 0, 0]
    const connection = () => {
      const socket = connect(load.port, '127.0.0.1')
      let at = 0
      const send = () => {
        at = performance.now()
        socket.write(requests[sent++ % requests.length] ?? '')
      }
      socket.on('connect', send).on('error', reject)
      onAnswer(socket, (status) => {
        if (status === 503) refused += 1
        else if (status === 200) times.push(performance.now() - at)
        else reject(new Error(`${load.path} answered ${status}`))
        if (performance.now() - begun < load.ms) return status === 503 ? setTimeout(send, pauseAfterRefusal) : send()
        socket.end()
        if (--open > 0) return
        resolve({
          answers: times.length,
          rate: (times.length * 1000) / (performance.now() - begun),
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          refused,
        })
      })
    }
    for (let each = 0; each < load.connections; each++) connection()
  })

const port = parentPort
port?.on('message', (load: Load) => {
  run(load).then(
    (loaded) => port.postMessage(loaded),
    (error: unknown) => port.postMessage(String(error)),
  )
})
