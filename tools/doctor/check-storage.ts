import type { Config } from '@dovolilnice/server/config'
import { s3Client } from '@dovolilnice/server/s3-client'
import { checkFolder } from './check-data-folder.ts'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** Where documents lie: a bucket is listed, a folder looked at. */
export const checkStorage = async ({ files }: Pick<Config, 'files'>): Promise<Finding> => {
  const { bucket, folder } = files
  if (folder !== undefined) return checkFolder('Documents', folder, 'STORAGE_URL')
  if (bucket === undefined) return right('Documents', 'in the data folder')
  try {
    await s3Client(bucket).list()
    return right('Documents', `the bucket ${bucket.bucket} at ${bucket.endpoint} answers`)
  } catch (error) {
    return missing('Documents', `${reasonOf(error)}: look at STORAGE_URL, STORAGE_ENDPOINT, STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.`)
  }
}
