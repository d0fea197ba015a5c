import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export type Engine = 'embedded' | 'postgres'

/** The engines that stories can run on here; npm test says when there is no PostgreSQL. */
export const engines: readonly Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded']

/** The engine of stories that name none: PostgreSQL, unless there is none or TEST_ENGINE=embedded (`npm test -- all`). */
export const usualEngine: Engine = process.env.TEST_ENGINE !== 'embedded' && engines.includes('postgres') ? 'postgres' : 'embedded'

/** Does what no screen does, as letting a term pass. */
export const withClient = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

/**
 * A database of its own on the PostgreSQL of TEST_DATABASE_URL.
 * @param source URL of a database there that nobody is connected to, to be copied; absent: an empty one
 */
export const createDatabase = async (source?: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the stories through npm test')
  const name = `story_${randomBytes(6).toString('hex')}`
  const template = source ? new URL(source).pathname.slice(1) : 'template0'
  // Copied as files, which is cheaper than block by block through the log.
  await withClient(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => withClient(server, (client) => client.query(`drop database ${name} with (force)`)) }
}
