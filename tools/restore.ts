import { resolve } from 'node:path'
import { restore, tryRestore } from '@dovolilnice/server/backup'
import { readConfig } from '@dovolilnice/server/config'
import { plainSentence } from './start/plain-error.ts'

// `npm run restore -- NAME` (or `newest`) restores a backup of BACKUP_DIR into an empty town, with the private key in BACKUP_IDENTITY.
// `npm run restore -- NAME try` decrypts and compares everything, and writes nothing.
const [name, word] = process.argv.slice(2)

const act = async (): Promise<string> => {
  const config = readConfig(process.env)
  const settings = { ...config, dataDir: resolve(config.dataDir) }
  if (name === undefined) throw new Error('Which one? npm run restore -- newest, or the name of a backup')
  if (word === 'try') {
    const tried = await tryRestore(settings, name)
    return `Backup ${tried.name} (${tried.made_at}) opens with this key and is whole. Nothing was written.`
  }
  const { name: found, rows, files, beside, where } = await restore(settings, name)
  const aside =
    beside.length > 0 ? `\nSettings and certificates of then lie in ${where}: put them where they belong, then remove them there.` : ''
  return `Restored ${found}: ${rows} rows, ${files} files, the keys.${aside}`
}

try {
  console.log(await act())
} catch (error) {
  console.error(plainSentence(error) ?? error)
  process.exitCode = 1
}
