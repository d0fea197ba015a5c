import type { Engine, Session } from '../apps/server/platform/database/session.ts'

export interface Statement {
  sql: string
  parameters: Parameters<Session['run']>[1]
}

export interface WatchedEngine extends Engine {
  /** Every statement of the work, in order. */
  watch(work: () => Promise<unknown>): Promise<Statement[]>
}

/** An engine that can tell which statements went through it. */
export const watchedEngine = (engine: Engine): WatchedEngine => {
  let seen: Statement[] | undefined
  return {
    ...engine,
    acquire: async () => {
      const session = await engine.acquire()
      const run: Session['run'] = (sql, parameters) => {
        seen?.push({ sql, parameters })
        return session.run(sql, parameters)
      }
      return { run, release: (broken) => session.release(broken) }
    },
    watch: async (work) => {
      const own: Statement[] = (seen = [])
      await work()
      seen = undefined
      return own
    },
  }
}
