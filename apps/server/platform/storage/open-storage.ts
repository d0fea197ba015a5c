import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openFileKeys } from './file-keys.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { sealedStorage } from './sealed-storage.ts'
import type { SealedStorage } from './sealed-storage.ts'

/**
 * The storage of the settings: a bucket, or the folder `files` of the data folder; encrypted in both.
 * @throws StorageError when the bucket does not answer
 */
export const openStorage = async ({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): Promise<SealedStorage> => {
  const { bucket, folder = join(dataDir, 'files'), key } = files
  const inner = bucket === undefined ? await folderStorage(folder) : await s3Storage(bucket, join(dataDir, 'files/incoming'))
  return sealedStorage(inner, await openFileKeys(dataDir, key))
}
