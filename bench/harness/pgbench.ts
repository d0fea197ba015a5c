import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, run } from '../../tools/services/processes.ts'
import { findProgram } from '../../tools/services/programs.ts'

/**
 * Milliseconds of a statement that PostgreSQL's own tool sends over one connection again and again, prepared: no caller can be faster.
 * @throws Error when `pgbench` is not installed (it comes with the server's package on Debian)
 */
export const pgbenchLatency = async (databaseUrl: string, statement: string): Promise<number> => {
  const program = findProgram('pgbench')
  if (program === undefined) throw new Error('pgbench is not in the PATH')
  const folder = temporaryFolder('pgbench')
  const script = join(folder.path, 'statement.sql')
  writeFileSync(script, `${statement};\n`)
  const { text } = await run(program, ['-n', '-f', script, '-c', '1', '-T', '4', '-M', 'prepared', databaseUrl], { limit: 30_000 })
  folder.remove()
  const latency = /latency average = ([\d.]+) ms/.exec(text)?.[1]
  if (latency === undefined) throw new Error(text)
  return Number(latency)
}
