import { resolve } from 'node:path'
import { ageOfBackups, backUp, makeBackupKey, verify } from '@dovolilnice/server/backup'
import { readConfig } from '@dovolilnice/server/config'
import { plainSentence } from './start/plain-error.ts'

// `npm run backup`: backs up rows, files, keys and settings into BACKUP_DIR, encrypted to BACKUP_RECIPIENT.
// `npm run backup -- key FILE` makes a key pair; `npm run backup -- verify [NAME]` compares a backup with its hashes; `npm run backup -- list` says which there are.
const [word, argument] = process.argv.slice(2)

const backUpNow = async (): Promise<string> => {
  const config = readConfig(process.env)
  const { name, rows, files, newFiles, lost, leftOut, removed } = await backUp({ ...config, dataDir: resolve(config.dataDir) }, process.env)
  if (lost.length > 0) {
    console.error(
      `${lost.length} stored files are lost: rows name them and the storage does not have them. First: ${lost.slice(0, 5).join(', ')}`,
    )
    process.exitCode = 1
  }
  if (leftOut.length > 0) console.error(`Not in the backup, because the product makes no such keys: ${leftOut.join(', ')}`)
  const gone = removed.length > 0 ? ` Removed ${removed.length} older ones.` : ''
  return `Backup ${name}: ${rows} rows, ${files} files, of which ${newFiles} are new. Written, and read again.${gone}`
}

const act = async (): Promise<string> => {
  if (word === undefined) return backUpNow()
  if (word === 'verify') {
    const { name, files } = await verify(readConfig(process.env), argument ?? 'newest')
    return `Backup ${name} is whole: ${files} files are what was written.`
  }
  if (word === 'list') {
    const { names, hours } = await ageOfBackups(readConfig(process.env), new Date())
    return `${names.map((name) => `${name}\n`).join('')}The newest is ${hours} hours old.`
  }
  if (word === 'key' && argument !== undefined)
    return `BACKUP_RECIPIENT=${await makeBackupKey(argument)}\nKeep ${argument} away from this machine, twice: without it no backup can be read.`
  throw new Error(
    `npm run backup, npm run backup -- verify [NAME], npm run backup -- list, or npm run backup -- key FILE; not ${process.argv.slice(2).join(' ')}`,
  )
}

try {
  console.log(await act())
} catch (error) {
  console.error(plainSentence(error) ?? error)
  process.exitCode = 1
}
