import { chmodSync, chownSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { root } from '../project.ts'
import { freePort, run, signalGroup, startProcess, stopProcess, temporaryFolder, waitFor } from './processes.ts'
import { atMachineClock } from './other-clock.ts'
import { findProgram, findUser, isRoot } from './programs.ts'

const documented = join(root, 'docs/mosquitto')
const mosquitto = findProgram('mosquitto') ?? ''
const passwordProgram = findProgram('mosquitto_passwd') ?? ''
const rules = ['gates.acl', 'machines.acl', 'server.acl']

export const hasMosquitto = mosquitto !== '' && passwordProgram !== ''

/** Whether what tells of messages that it stops can run. */
export const tellsRefusals = hasMosquitto && findProgram('mosquitto_pub') !== undefined

/** The password of each of its accounts. */
export const passwordOf = (name: string): string => `password-of-${name}`

const settingsFor = (folder: string, gatePort: number, machinePort: number, serverPort: number): string =>
  readFileSync(join(documented, 'mosquitto.conf'), 'utf8')
    .replaceAll('/etc/mosquitto/dovolilnice', folder)
    .replace('/run/refusals/mosquitto.log', join(folder, 'log'))
    .replace('persistence_location /var/lib/mosquitto/', `persistence_location ${folder}/`)
    .replace('listener 8883', `listener ${gatePort} 127.0.0.1`)
    .replace('listener 8884', `listener ${machinePort} 127.0.0.1`)
    .replace('listener 1884', `listener ${serverPort}`)
    .replaceAll(/^(certfile|keyfile) .*$/gm, '')

/** A Mosquitto with the settings and rules of docs/mosquitto, as a town would install them, but for the ports, the folders and the certificate. */
export const startDocumentedMosquitto = async (accounts: { gates: readonly string[]; machines?: readonly string[] }) => {
  const user = isRoot() ? await findUser('mosquitto', 'nobody') : undefined
  const folder = temporaryFolder('mosquitto-accounts', user)
  const [gatePort, machinePort, serverPort] = [await freePort(), await freePort(), await freePort()]
  const setPassword = (kind: 'gates' | 'machines' | 'server', name: string, password: string) =>
    run(passwordProgram, ['-b', join(folder.path, `${kind}.passwords`), name, password])
  for (const [kind, names] of [
    ['gates', accounts.gates],
    ['machines', accounts.machines ?? []],
    ['server', ['server', 'refusals']],
  ] as const) {
    copyFileSync(join(documented, `${kind}.acl`), join(folder.path, `${kind}.acl`))
    writeFileSync(join(folder.path, `${kind}.passwords`), '')
    for (const name of names) await setPassword(kind, name, passwordOf(name))
  }
  const files = [...rules, ...rules.map((name) => name.replace('.acl', '.passwords'))]
  if (user !== undefined) for (const file of files) chownSync(join(folder.path, file), user.uid, user.gid)
  const settings = join(folder.path, 'mosquitto.conf')
  writeFileSync(settings, settingsFor(folder.path, gatePort, machinePort, serverPort))
  const server = `mqtt://127.0.0.1:${serverPort}`
  const script = join(folder.path, 'tell-refusals')
  copyFileSync(join(documented, 'tell-refusals'), script)
  chmodSync(script, 0o755)
  writeFileSync(join(folder.path, 'mosquitto_pub'), `-u refusals\n-P ${passwordOf('refusals')}\n-p ${serverPort}\n`)
  // Not at another clock: what a killed program of that clock has left under the number of this one is not of its user, and it would not start.
  const env = atMachineClock(process.env)
  const launch = () => startProcess(mosquitto, ['-c', settings], { cwd: folder.path, env, user })
  let broker = launch()
  let teller: ReturnType<typeof startProcess> | undefined
  const tellRefusals = (): void =>
    void (teller = tellsRefusals ? startProcess(script, [join(folder.path, 'log')], { cwd: folder.path, env, user }) : undefined)
  const stopTelling = async (): Promise<void> => {
    if (teller !== undefined) await stopProcess(teller)
  }
  const isReady = async (): Promise<boolean> => {
    const account = { username: 'server', password: passwordOf('server') }
    const probe = await mqtt.connectAsync(server, { ...account, reconnectPeriod: 0 }).catch(() => undefined)
    await probe?.endAsync(true)
    return probe !== undefined
  }
  const needReady = async (): Promise<void> => {
    if (!(await waitFor(isReady, 10_000))) throw new Error(broker.text())
  }
  await needReady()
  tellRefusals()
  return {
    gates: `mqtt://127.0.0.1:${gatePort}`,
    machines: `mqtt://127.0.0.1:${machinePort}`,
    server,
    setPassword,
    reload: () => signalGroup(broker.child, 'SIGHUP'),
    /** Ends it as a power cut would. */
    kill: async () => {
      signalGroup(broker.child, 'SIGKILL')
      await broker.ended
      await stopTelling()
    },
    start: async () => {
      broker = launch()
      await needReady()
      tellRefusals()
    },
    stop: async () => {
      await stopTelling()
      await stopProcess(broker)
      folder.remove()
    },
  }
}
export type DocumentedMosquitto = Awaited<ReturnType<typeof startDocumentedMosquitto>>
