import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** The storage of the settings: files in the data folder. */
export const openStorage = ({ dataDir }: Pick<Config, 'dataDir'>): Promise<Storage> => folderStorage(join(dataDir, 'files'))
