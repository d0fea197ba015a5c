import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Cookie } from 'playwright-core'
import { freePort, isFree, signalGroup, startProcess, stopProcess, temporaryFolder, waitFor } from '../../tools/services/processes.ts'
import { clockIn } from '../../tools/services/other-clock.ts'
import { startMailSink, type MailSink } from './mail-sink.ts'
import { createDatabase, type Engine } from './throwaway-database.ts'

const project = join(import.meta.dirname, '../..')

/** The demo town as an ended product left it. */
export interface FoundedTown {
  engine: Engine
  dataDir: string
  /** Absent on the embedded engine, whose database is in the folder. */
  databaseUrl: string | undefined
  /** The cookies of the demo accounts, each signed in once, by e-mail. */
  sessions: Record<string, Cookie[]>
}

export interface ProductOptions {
  /** `postgres` needs TEST_DATABASE_URL; `embedded` when absent. */
  engine?: Engine
  /** More settings, or other values. */
  env?: NodeJS.ProcessEnv
  /** Words after `npm start --`. */
  roles?: string[]
  /** The demo town to copy; absent: the product founds its own. Must be of the same engine. */
  town?: FoundedTown | undefined
}

export interface Product {
  url: string
  brokerUrl: string
  dataDir: string
  databaseUrl: string | undefined
  mail: MailSink
  /** All it wrote to its terminal so far. */
  terminal: () => string
  /** Ends it as Ctrl-C does; its data stays. */
  stop: () => Promise<void>
  /** Ends it as Ctrl-C does, and starts it again on the same data. */
  restart: () => Promise<void>
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Ends it and deletes its data. */
  close: () => Promise<void>
}

const answersReady = async (url: string): Promise<boolean> => (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok === true

/** The last line of the announcement: everything runs, also the simulated gates. */
const announced = 'Ctrl-C ends it.'

/** Starts `npm start`'s program and waits until it is ready. */
const launch = async (url: string, roles: string[], env: NodeJS.ProcessEnv) => {
  const words = ['--import', './tools/require-node.js', 'tools/run-built.ts', 'start', ...roles]
  const running = startProcess(process.execPath, words, {
    cwd: project,
    env,
    sameGroup: true,
  })
  const serves = roles.length === 0 || roles.includes('api')
  let ended = false
  void running.ended.then(() => (ended = true))
  const isReady = async () => running.text().includes(announced) && (!serves || (await answersReady(url)))
  if ((await waitFor(async () => ended || (await isReady()), 280_000)) && !ended) return running
  await stopProcess(running, 'SIGKILL')
  throw new Error(`The product did not become ready:\n${running.text()}`)
}

/** The port of this process's products, one after another, and whether one has it now. */
const usual = { port: 0, isTaken: false }

/** The same again and again: what a window of Chromium has of an address, scripts above all, it has for the next product too. */
const takePort = async (): Promise<number> => {
  if (usual.isTaken) return freePort()
  // Below the ports that others are given while no product listens there; some lower ones no browser opens.
  if (usual.port === 0 || !(await isFree(usual.port))) usual.port = await freePort(11_000, 20_000)
  usual.isTaken = true
  return usual.port
}

/** The environment of a story's product: nothing of the caller's settings, ports and folders of its own. */
const settings = async (dataDir: string, mail: MailSink, databaseUrl: string | undefined): Promise<NodeJS.ProcessEnv> => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...clockIn(process.env),
  // A program for each document would take the processor from the browser; the story of readings switches it on.
  READ_DOCUMENTS: '0',
  HOST: '127.0.0.1',
  MQTT_PORT: String(await freePort()),
  DATA_DIR: dataDir,
  SMTP_URL: mail.url,
  DEMO: '1',
  // All people of a story come from one address.
  FORMS_PER_DAY: '10000',
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
})

/** The whole product as people start it, on free ports, with a folder, a database and a mail server of its own. */
export const runProduct = async ({ engine = 'embedded', env = {}, roles = [], town }: ProductOptions = {}): Promise<Product> => {
  const folder = temporaryFolder('story')
  const dataDir = join(folder.path, 'data')
  if (town) cpSync(town.dataDir, dataDir, { recursive: true })
  const mail = await startMailSink()
  const database = engine === 'postgres' ? await createDatabase(town?.databaseUrl) : undefined
  const port = env.PORT ?? String(await takePort())
  const values: NodeJS.ProcessEnv = { ...(await settings(dataDir, mail, database?.url)), ...env, PORT: port }
  const url = `http://127.0.0.1:${values.PORT}`
  const output: string[] = []
  let running = await launch(url, roles, values)

  const end = async (signal: NodeJS.Signals) => {
    if (signal === 'SIGKILL') signalGroup(running.child, signal)
    await stopProcess(running, signal)
    output.push(running.text())
    if (signal !== 'SIGKILL' && (await running.ended) !== 0) throw new Error(`The product did not end cleanly:\n${running.text()}`)
  }
  const start = async () => {
    running = await launch(url, roles, values)
  }
  return {
    url,
    brokerUrl: values.MQTT_URL ?? `mqtt://127.0.0.1:${values.MQTT_PORT}`,
    dataDir: values.DATA_DIR ?? '',
    databaseUrl: database?.url,
    mail,
    terminal: () => [...output, running.text()].join(''),
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    start,
    restart: async () => {
      await end('SIGINT')
      await start()
    },
    close: async () => {
      await end('SIGINT')
      if (values.PORT === String(usual.port)) usual.isTaken = false
      await mail.close()
      await database?.drop()
      folder.remove()
    },
  }
}
