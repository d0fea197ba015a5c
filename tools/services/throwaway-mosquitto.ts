import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort, startProcess, stopProcess, temporaryFolder, waitFor, type OsUser } from './processes.ts'
import { findProgram, findUser, installPackages, isRoot, mayInstall } from './programs.ts'
import type { Service } from './service.ts'

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const startBroker = async (program: string, user: OsUser | undefined): Promise<Service | string> => {
  const port = await freePort()
  const folder = temporaryFolder('mosquitto', user)
  const settings = join(folder.path, 'mosquitto.conf')
  writeFileSync(settings, `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`)
  const broker = startProcess(program, ['-c', settings], { cwd: folder.path, user })
  const ready = await waitFor(() => answers(port), 10_000)
  const stop = async () => {
    await stopProcess(broker)
    folder.remove()
  }
  if (ready) return { url: `mqtt://127.0.0.1:${port}`, name: 'Mosquitto', stop }
  await stop()
  return `it did not start:\n${broker.text()}`
}

/** A Mosquitto of its own on a free port, or the sentence why there is none. */
export const startMosquitto = async (): Promise<Service | string> => {
  const given = process.env.TEST_MQTT_URL
  if (given) return { url: given, name: 'broker of TEST_MQTT_URL', stop: async () => {} }
  const installed = findProgram('mosquitto')
  const program = installed ?? (mayInstall() && (await installPackages('mosquitto')) ? findProgram('mosquitto') : undefined)
  if (!program) return 'no Mosquitto is installed (Debian: apt-get install mosquitto, or set TEST_MQTT_URL)'
  return startBroker(program, isRoot() ? await findUser('mosquitto', 'nobody') : undefined)
}
