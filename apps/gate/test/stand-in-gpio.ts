import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Speaks as libgpiod's tools of one version: the first names the chip by its place, the second by `-c`. What the other version says is refused. Inputs are
 * files that a test writes; an output stays as it was after its process ended, as on a Raspberry Pi.
 */
const program = (version: 1 | 2, folder: string): string => `#!${process.execPath}
const fs = require('node:fs')
const path = require('node:path')
const name = path.basename(process.argv[1])
const words = process.argv.slice(2)
const refuse = (why) => { process.stderr.write(name + ': ' + why + '\\n'); process.exit(1) }
if (words[0] === '--version') { console.log(name + ' (libgpiod) v${version === 1 ? '1.6.3' : '2.1.2'}'); process.exit(0) }
const known = ${JSON.stringify(version === 1 ? ['--bias=', '--format=', '--mode=signal', '--mode=exit'] : ['--bias=', '--format=', '--numeric', '--banner', '--toggle=0'])}
const rest = words.filter((word) => !word.startsWith('--'))
for (const word of words) if (word.startsWith('--') && !known.some((one) => word.startsWith(one))) refuse('unrecognized option ' + word)
${version === 1 ? "if (rest.includes('-c')) refuse('invalid option c')" : "if (rest.shift() !== '-c') refuse('no chip was named')"}
if (rest.shift() !== 'gpiochip0') refuse('cannot find the chip')
const file = (line) => path.join(${JSON.stringify(folder)}, line)
const read = (line) => { try { return fs.readFileSync(file('in-' + line), 'utf8').trim() } catch { return '0' } }
if (name === 'gpioget') { console.log(rest.map(read).join(' ')); process.exit(0) }
if (name === 'gpioset') {
  const [line, value] = rest[0].split('=')
  const lives = (pid) => { try { return !/\\) [ZX] /.test(fs.readFileSync('/proc/' + pid + '/stat', 'utf8')) } catch { return false } }
  const holder = fs.existsSync(file('holder-' + line)) ? fs.readFileSync(file('holder-' + line), 'utf8') : ''
  if (fs.existsSync(file('busy-' + line)) || (holder !== '' && lives(holder))) refuse('Device or resource busy')
  fs.writeFileSync(file('out-' + line), value)
  if (words.includes('--mode=exit') || words.includes('--toggle=0')) process.exit(0)
  fs.writeFileSync(file('holder-' + line), String(process.pid))
  setInterval(() => {}, 1000)
}
if (name === 'gpiomon') {
  const seen = new Map(rest.map((line) => [line, read(line)]))
  fs.writeFileSync(file('watched'), String(process.pid))
  if (words.includes('--banner')) console.log('Monitoring lines')
  setInterval(() => {
    for (const line of rest) {
      const now = read(line)
      if (now === seen.get(line)) continue
      seen.set(line, now)
      if (fs.existsSync(file('deaf'))) continue
      process.stdout.write(line + ' ' + (now === '1' ? '1' : '0') + '\\n')
    }
  }, 5)
}
`

export interface StandInGpio {
  tools: string
  /** What an input reads. */
  put(line: number, level: 0 | 1): void
  /** What a line is at; undefined: nobody has ever set it. */
  out(line: number): string | undefined
  /** The process that held a line last. */
  holder(line: number): number
  /** No change is reported any more, only read. */
  deafen(): void
  /** Somebody else has the line. */
  occupy(line: number): void
  /** The process that watches the inputs; undefined before it does. */
  watcher(): number | undefined
}

/** Tools of one version, their lines below a folder of the test. */
export const standInGpio = (version: 1 | 2, folder: string): StandInGpio => {
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  const path = join(tools, 'program.cjs')
  writeFileSync(path, program(version, folder))
  chmodSync(path, 0o755)
  for (const name of ['gpiodetect', 'gpioget', 'gpioset', 'gpiomon']) symlinkSync(path, join(tools, name))
  const read = (name: string): string | undefined => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  return {
    tools,
    put: (line, level) => {
      writeFileSync(join(folder, 'next'), String(level))
      renameSync(join(folder, 'next'), join(folder, `in-${line}`))
    },
    out: (line) => read(`out-${line}`),
    holder: (line) => Number(read(`holder-${line}`)),
    deafen: () => writeFileSync(join(folder, 'deaf'), ''),
    occupy: (line) => writeFileSync(join(folder, `busy-${line}`), ''),
    watcher: () => {
      const pid = read('watched')
      return pid === undefined || pid === '' ? undefined : Number(pid)
    },
  }
}
