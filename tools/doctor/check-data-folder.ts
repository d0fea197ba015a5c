import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { missing, reasonOf, right, type Finding } from './finding.ts'

/** The folder, or the one that exists above it. */
export const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))

/** Why this account may not write there; undefined where it may. Nothing is written for that. */
const obstacleOf = (folder: string): string | undefined => {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return statSync(folder).isDirectory() ? undefined : `${folder} is no folder`
  } catch (error) {
    return reasonOf(error)
  }
}

/** Whether a folder is there, or could be made, and this account may write there. */
export const checkFolder = (what: string, folder: string, setting: string): Finding => {
  const obstacle = obstacleOf(nearestFolder(folder))
  if (obstacle !== undefined)
    return missing(
      what,
      `${folder} cannot be written (${obstacle}): give it to the account that runs the product, or choose another with ${setting}.`,
    )
  return right(what, existsSync(folder) ? folder : `${folder} does not exist yet; it is made when it is needed`)
}

/** Mode bits of the group and of everybody else. */
const others = 0o077

/** The data folder: it holds identity papers, mails and keys. @param account the id of the account that runs this */
export const checkDataFolder = (dataDir: string, account = process.getuid?.()): Finding => {
  const found = checkFolder('Data folder', dataDir, 'DATA_DIR')
  if (!found.ok || !existsSync(dataDir)) return found
  const { uid, mode } = statSync(dataDir)
  if (account !== undefined && uid !== account)
    return missing(
      'Data folder',
      `${dataDir} belongs to account ${uid}, and this runs as account ${account}: run npm run doctor as the account that runs the product, or give the folder to it (chown -R).`,
    )
  if ((mode & others) !== 0)
    return missing('Data folder', `${dataDir} has mode ${(mode & 0o777).toString(8)}, so other accounts may look in: chmod 700 ${dataDir}`)
  return right('Data folder', `${dataDir}, of this account alone`)
}
