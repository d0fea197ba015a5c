import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { createPostgresDatabase } from '../../../test/database/postgres-test-database.ts'
import type { Database } from '../database.ts'
import { examineDatabase } from '../examine-database.ts'
import { knownMigrations, migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

const role = `dovolilnice_doctor_${process.pid}`

let owner: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  ;({ url, drop } = made)
  owner = await openDatabase({ url, dataDir: '' })
  await owner.execute(`create role ${role} login password 'app'; revoke create on schema public from public`)
})
afterAll(async () => {
  await owner.execute(`drop owned by ${role}; drop role ${role}`)
  await owner.close()
  await drop()
})

const asStranger = () => Object.assign(new URL(url), { username: role, password: 'app' }).href

test('an empty database has room for a town, and none for an account without rights; looking changes nothing', async () => {
  const facts = await examineDatabase(url)
  expect(facts).toMatchObject({
    ...{ hasIcu: true, hasTrigrams: false, offersTrigrams: true, mayExtend: true, mayMakeTables: true },
    ...{ knowsTimeZone: true, unknown: [], isFounded: false },
  })
  expect(new Set(facts.pending)).toEqual(await knownMigrations())
  expect(Math.abs(facts.clockAheadMs)).toBeLessThan(2_000)
  expect(await examineDatabase(asStranger())).toMatchObject({ mayExtend: false, mayMakeTables: false })
  const { rows } = await owner.execute(`select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([{ tables: 0 }])
})

test('a migrated database has everything; one that a newer version migrated says by what', async () => {
  await migrate(owner)
  expect(await examineDatabase(url)).toMatchObject({ hasTrigrams: true, pending: [], unknown: [], isFounded: true })
  await owner.execute(`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01T00:00:00Z')`)
  expect(await examineDatabase(url)).toMatchObject({ unknown: ['9999-of-tomorrow'] })
})

test('a wrong password, a database and a server that are not there are said in PostgreSQL’s own words', async () => {
  const refusing = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      // AuthenticationCleartextPassword, and then an ErrorResponse of class 28P01.
      socket.write(Buffer.from('R\0\0\0\x08\0\0\0\x03', 'latin1'))
      socket.once('data', () => {
        const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "town"\0\0'
        const head = Buffer.from('E\0\0\0\0', 'latin1')
        head.writeInt32BE(4 + fields.length, 1)
        socket.end(Buffer.concat([head, Buffer.from(fields)]))
      })
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void refusing.close())
  await once(refusing, 'listening')
  const { port } = z.object({ port: z.number() }).parse(refusing.address())
  await expect(examineDatabase(`postgres://town:wrong@127.0.0.1:${port}/town`)).rejects.toThrow(/password authentication failed/)
  await expect(examineDatabase(Object.assign(new URL(url), { pathname: '/no_such_town' }).href)).rejects.toThrow(/no_such_town/)
  await expect(examineDatabase('postgres://town@127.0.0.1:1/town')).rejects.toThrow(/ECONNREFUSED/)
})
