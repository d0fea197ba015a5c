import { Aedes, type AedesOptions } from 'aedes'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A broker that a test can kill and start again on the same port. */
export interface TestBroker {
  url: string
  /** Cuts every link and loses all messages, like a process that is killed. */
  kill(): Promise<void>
  start(): Promise<void>
}

export const openTestBroker = async (options: AedesOptions = {}): Promise<TestBroker> => {
  let port = 0
  let stop = async (): Promise<void> => {}
  const start = async (): Promise<void> => {
    const broker = await Aedes.createBroker(options)
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      broker.handle(socket)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    stop = async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await new Promise<void>((resolve) => broker.close(() => resolve()))
    }
  }
  await start()
  return { url: `mqtt://127.0.0.1:${port}`, kill: () => stop(), start }
}

/** The brokers that the same tests run against: the embedded one, and a Mosquitto when there is one. */
export const brokers: [name: string, open: () => Promise<TestBroker>][] = [['aedes', () => openTestBroker()]]
const mosquitto = process.env['TEST_MQTT_URL']
if (mosquitto) brokers.push(['Mosquitto', async () => ({ url: mosquitto, kill: async () => {}, start: async () => {} })])
