import { Client } from 'pg'

const withClient = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}

/** An empty database of its own on the PostgreSQL of TEST_DATABASE_URL. */
export const createDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the stories through npm test')
  const name = `story_${process.pid}_${Math.trunc(performance.now())}`
  await withClient(server, (client) => client.query(`create database ${name} template template0`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => withClient(server, (client) => client.query(`drop database ${name} with (force)`)) }
}

/** The engines that stories can run on here; npm test says when there is no PostgreSQL. */
export const engines = process.env.TEST_DATABASE_URL ? (['embedded', 'postgres'] as const) : (['embedded'] as const)
