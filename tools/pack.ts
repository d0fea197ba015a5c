import { cpSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './project.ts'
import { buildServer } from './server-bundle.ts'
import { run, temporaryFolder } from './services/processes.ts'
import { buildWeb } from './web-bundle.ts'

// `npm run pack`: one archive with the committed program as it is built, its packages and its Node, for a machine of this kind without Internet.

const must = async (command: string, args: string[], cwd: string): Promise<string> => {
  const { code, text } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${text}`)
  return text.trim()
}

const changed = await must('git', ['status', '--porcelain'], root)
if (changed !== '') throw new Error(`The archive holds what is committed. Commit or remove first:\n${changed}`)
const version = await must('git', ['describe', '--always', '--tags'], root)
const name = `dovolilnice-${version}-${process.platform}-${process.arch}`
const folder = temporaryFolder('pack')
const program = join(folder.path, name)
const archive = join(root, '.cache', `${name}.tar.gz`)

const [server] = await Promise.all([buildServer({ starting: () => console.log('Building …') }), buildWeb()])
mkdirSync(program)
mkdirSync(join(root, '.cache'), { recursive: true })
await must('git', ['archive', '--output', join(folder.path, 'source.tar'), 'HEAD'], root)
await must('tar', ['-xf', join(folder.path, 'source.tar'), '-C', program], root)
cpSync(join(root, 'apps/web/dist'), join(program, 'apps/web/dist'), { recursive: true })
cpSync(server, join(program, 'dist', basename(server)), { recursive: true })
console.log('Installing the packages …')
await must('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], program)
await must('tar', ['-czf', archive, '-C', folder.path, name], root)
folder.remove()
console.log(archive)
