import { cpSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './project.ts'
import { buildServer } from './server-bundle.ts'
import { run, temporaryFolder } from './services/processes.ts'
import { buildWeb } from './web-bundle.ts'

// `npm run pack`: one archive with the committed program as it is built, its packages and its Node, for a machine without Internet.
// `npm run pack -- deb`: the same as a Debian package. `npm run pack -- deb arm64`: for another processor than this machine's.

const must = async (command: string, args: string[], cwd: string): Promise<string> => {
  const { code, text } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${text}`)
  return text.trim()
}

/** The committed files and what was built of them. */
const copyProgram = async (program: string): Promise<void> => {
  const [server] = await Promise.all([buildServer({ starting: () => console.log('Building …') }), buildWeb()])
  mkdirSync(program, { recursive: true })
  const source = `${program}.source.tar`
  await must('git', ['archive', '--output', source, 'HEAD'], root)
  await must('tar', ['-xf', source, '-C', program], root)
  rmSync(source)
  cpSync(join(root, 'apps/web/dist'), join(program, 'apps/web/dist'), { recursive: true })
  cpSync(server, join(program, 'dist', basename(server)), { recursive: true })
}

/** Another account runs it than the one that built it, whose own files may be closed to others. */
const letOthersRead = (program: string): Promise<string> => must('chmod', ['-R', 'u=rwX,go=rX', program], root)

/** The packages that run, for a processor as Node names it (`x64`, `arm64`). */
const installPackages = async (program: string, processor: string): Promise<void> => {
  console.log(`Installing the packages for ${processor} …`)
  const quiet = ['--no-audit', '--no-fund', `--cpu=${processor}`]
  await must('npm', ['ci', '--omit=dev', ...quiet], program)
  if (processor === process.arch) return
  // The package `node` takes the Node of the machine that installs it.
  const folder = join(program, 'node_modules/node')
  const named = (processor: string): string => `node-${process.platform}-${processor}`
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  rmSync(join(folder, 'node_modules'), { recursive: true })
  rmSync(join(folder, 'bin/node'))
  await must('npm', ['install', '--no-save', '--force', ...quiet, `${named(processor)}@${version}`], folder)
  linkSync(join(folder, 'node_modules', named(processor), 'bin/node'), join(folder, 'bin/node'))
}

const debianNames: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** Lays the package out around the program: units, settings, and what dpkg runs before and after (`deploy/debian`). */
const makeDebian = async (tree: string, processor: string, version: string): Promise<string> => {
  const architecture = debianNames[processor]
  if (architecture === undefined) throw new Error(`There is no Debian package for ${processor}.`)
  const from = join(tree, 'opt/dovolilnice/deploy')
  const units = ['dovolilnice@.service', 'dovolilnice-backup.service', 'dovolilnice-backup-verify.service', 'dovolilnice-backup.timer']
  for (const unit of units) cpSync(join(from, 'systemd', unit), join(tree, 'lib/systemd/system', unit))
  mkdirSync(join(tree, 'etc/dovolilnice'), { recursive: true })
  mkdirSync(join(tree, 'DEBIAN'))
  await must('install', ['-m', '0600', join(from, 'debian/settings'), join(tree, 'etc/dovolilnice/settings')], root)
  for (const script of ['prerm', 'postinst', 'postrm'])
    await must('install', ['-m', '0755', join(from, 'debian', script), join(tree, 'DEBIAN', script)], root)
  cpSync(join(from, 'debian/conffiles'), join(tree, 'DEBIAN/conffiles'))
  const [kilobytes = ''] = (await must('du', ['-sk', '--exclude=DEBIAN', tree], root)).split('\t')
  const control = readFileSync(join(from, 'debian/control'), 'utf8')
  const fields = { VERSION: version, ARCHITECTURE: architecture, SIZE: kilobytes }
  writeFileSync(
    join(tree, 'DEBIAN/control'),
    control.replace(/\$(VERSION|ARCHITECTURE|SIZE)/g, (_, name: keyof typeof fields) => fields[name]),
  )
  const archive = join(root, '.cache', `dovolilnice_${version}_${architecture}.deb`)
  await must('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, archive], root)
  return archive
}

const words = process.argv.slice(2)
const processor = Object.keys(debianNames).find((name) => words.includes(name) || words.includes(String(debianNames[name]))) ?? process.arch
const changed = await must('git', ['status', '--porcelain'], root)
if (changed !== '') throw new Error(`The archive holds what is committed. Commit or remove first:\n${changed}`)

// A later commit is a later version to dpkg.
const [moment = '', commit = ''] = (await must('git', ['log', '-1', '--format=%cd %h', '--date=format:%Y%m%d%H%M%S'], root)).split(' ')
const version = `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}+${moment}.${commit}`

const folder = temporaryFolder('pack')
mkdirSync(join(root, '.cache'), { recursive: true })
try {
  if (words.includes('deb')) {
    const tree = join(folder.path, 'tree')
    const program = join(tree, 'opt/dovolilnice')
    await copyProgram(program)
    await installPackages(program, processor)
    await letOthersRead(tree)
    console.log(await makeDebian(tree, processor, version))
  } else {
    const name = `dovolilnice-${version}-${process.platform}-${processor}`
    await copyProgram(join(folder.path, name))
    await installPackages(join(folder.path, name), processor)
    await letOthersRead(join(folder.path, name))
    const archive = join(root, '.cache', `${name}.tar.gz`)
    await must('tar', ['-czf', archive, '-C', folder.path, name], root)
    console.log(archive)
  }
} finally {
  folder.remove()
}
