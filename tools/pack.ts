import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './project.ts'
import { buildServer, bundleGate } from './server-bundle.ts'
import { run, temporaryFolder } from './services/processes.ts'
import { buildWeb } from './web-bundle.ts'

// `npm run pack`: one archive with the committed program as it is built, its packages and its Node, for a machine without Internet.
// `npm run pack -- deb`: the same as a Debian package. `npm run pack -- deb arm64`: for another processor than this machine's.
// `npm run pack -- gate arm64`: the Debian package of the agent beside a bollard, one file and its Node.

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
  // The web is built: what it is made of stays away, and what Node's own headers are for.
  const ours = ['server', 'gate', 'contract'].map((name) => `--workspace=@dovolilnice/${name}`)
  await must('npm', ['ci', '--omit=dev', ...ours, '--include-workspace-root', ...quiet], program)
  const folder = join(program, 'node_modules/node')
  const named = `node-${process.platform}-${processor}`
  if (processor !== process.arch) {
    // The package `node` takes the Node of the machine that installs it.
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    rmSync(join(folder, 'node_modules'), { recursive: true })
    rmSync(join(folder, 'bin/node'))
    await must('npm', ['install', '--no-save', '--force', ...quiet, `${named}@${version}`], folder)
    linkSync(join(folder, 'node_modules', named, 'bin/node'), join(folder, 'bin/node'))
  }
  rmSync(join(folder, 'node_modules', named, 'include'), { recursive: true })
}

const debianNames: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** What dpkg reads of a package, from a folder of `deploy`, and the package made of all that lies in the tree. */
const buildPackage = async (tree: string, from: string, name: string, processor: string, version: string): Promise<string> => {
  const architecture = debianNames[processor]
  if (architecture === undefined) throw new Error(`There is no Debian package for ${processor}.`)
  mkdirSync(join(tree, 'DEBIAN'))
  for (const script of ['preinst', 'prerm', 'postinst', 'postrm'])
    if (existsSync(join(from, script))) await must('install', ['-m', '0755', join(from, script), join(tree, 'DEBIAN', script)], root)
  cpSync(join(from, 'conffiles'), join(tree, 'DEBIAN/conffiles'))
  const [kilobytes = ''] = (await must('du', ['-sk', '--exclude=DEBIAN', tree], root)).split('\t')
  const control = readFileSync(join(from, 'control'), 'utf8')
  const fields = { VERSION: version, ARCHITECTURE: architecture, SIZE: kilobytes }
  writeFileSync(
    join(tree, 'DEBIAN/control'),
    control.replace(/\$(VERSION|ARCHITECTURE|SIZE)/g, (_, name: keyof typeof fields) => fields[name]),
  )
  const archive = join(root, '.cache', `${name}_${version}_${architecture}.deb`)
  await must('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, archive], root)
  return archive
}

/** The program of Node for a processor, fetched where it is not this machine's. */
const nodeFor = async (processor: string, folder: string): Promise<string> => {
  const named = `node-${process.platform}-${processor}`
  if (processor === process.arch) return join(root, 'node_modules/node/bin/node')
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  await must('npm', ['install', '--no-save', '--force', '--no-audit', '--no-fund', `--cpu=${processor}`, `${named}@${version}`], folder)
  return join(folder, 'node_modules', named, 'bin/node')
}

/** The agent of a bollard: its file, its Node, its unit, its configuration. */
const makeGate = async (folder: string, processor: string, version: string): Promise<string> => {
  const tree = join(folder, 'tree')
  const from = join(root, 'deploy/debian-gate')
  for (const path of ['opt/dovolilnice-gate', 'usr/bin', 'lib/systemd/system', 'lib/udev/rules.d', 'etc/dovolilnice'])
    mkdirSync(join(tree, path), { recursive: true })
  await bundleGate(join(tree, 'opt/dovolilnice-gate/gate.mjs'), version)
  await must('install', ['-m', '0755', await nodeFor(processor, join(folder, 'node')), join(tree, 'opt/dovolilnice-gate/node')], root)
  await must('install', ['-m', '0755', join(from, 'dovolilnice-gate'), join(tree, 'usr/bin/dovolilnice-gate')], root)
  copyFileSync(join(root, 'deploy/systemd/dovolilnice-gate.service'), join(tree, 'lib/systemd/system/dovolilnice-gate.service'))
  // Debian gives the lines of a chip to root alone.
  const rule = 'SUBSYSTEM=="gpio", KERNEL=="gpiochip*", GROUP="gpio", MODE="0660"\n'
  writeFileSync(join(tree, 'lib/udev/rules.d/60-dovolilnice-gate.rules'), rule)
  copyFileSync(join(from, 'gate.conf'), join(tree, 'etc/dovolilnice/gate.conf'))
  await letOthersRead(tree)
  return buildPackage(tree, from, 'dovolilnice-gate', processor, version)
}

/** Lays the package out around the program: units, settings, and what dpkg runs before and after (`deploy/debian`). */
const makeDebian = async (tree: string, processor: string, version: string): Promise<string> => {
  const from = join(tree, 'opt/dovolilnice/deploy')
  const units = ['dovolilnice@.service', 'dovolilnice-backup.service', 'dovolilnice-backup-verify.service', 'dovolilnice-backup.timer']
  for (const unit of units) cpSync(join(from, 'systemd', unit), join(tree, 'lib/systemd/system', unit))
  for (const path of ['etc/dovolilnice', 'usr/bin']) mkdirSync(join(tree, path), { recursive: true })
  await must('install', ['-m', '0755', join(from, 'debian/dovolilnice'), join(tree, 'usr/bin/dovolilnice')], root)
  await must('install', ['-m', '0600', join(from, 'debian/settings'), join(tree, 'etc/dovolilnice/settings')], root)
  return buildPackage(tree, join(from, 'debian'), 'dovolilnice', processor, version)
}

const words = process.argv.slice(2)
const processor = Object.keys(debianNames).find((name) => words.includes(name) || words.includes(String(debianNames[name]))) ?? process.arch
const changed = await must('git', ['status', '--porcelain'], root)
if (changed !== '') throw new Error(`The archive holds what is committed. Commit or remove first:\n${changed}`)

// A later commit is a later version to dpkg.
const [seconds, commit = ''] = (await must('git', ['log', '-1', '--format=%ct %h'], root)).split(' ')
const moment = new Date(Number(seconds) * 1_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
const version = `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}+${moment}.${commit}`

const folder = temporaryFolder('pack')
mkdirSync(join(root, '.cache'), { recursive: true })
try {
  if (words.includes('gate')) {
    console.log(await makeGate(folder.path, processor, version))
  } else if (words.includes('deb')) {
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
