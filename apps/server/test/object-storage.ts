import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Settings } from '../platform/storage/s3-client.ts'
import { freePort } from './free-port.ts'

const program = fileURLToPath(import.meta.resolve('@20minutes/s3rver'))

/** The keys that s3rver knows; it compares signatures. */
const account = { accessKey: 'S3RVER', secretKey: 'S3RVER' }

/**
 * An object storage that speaks the protocol of Amazon S3, with an empty bucket, in a process of its own on this machine. STORAGE_TEST_ENDPOINT,
 * STORAGE_TEST_BUCKET, STORAGE_TEST_ACCESS_KEY and STORAGE_TEST_SECRET_KEY name another one, for instance a Ceph or MinIO, to try it with that.
 */
export const startObjectStorage = async (): Promise<{ settings: S3Settings; close: () => Promise<void> }> => {
  const { STORAGE_TEST_ENDPOINT: endpoint, STORAGE_TEST_BUCKET: bucket = 'dokumenti' } = process.env
  const common = { bucket, prefix: `${Date.now()}/`, region: 'us-east-1' }
  if (endpoint !== undefined) {
    const { STORAGE_TEST_ACCESS_KEY: accessKey = '', STORAGE_TEST_SECRET_KEY: secretKey = '' } = process.env
    return { settings: { ...common, endpoint, accessKey, secretKey }, close: async () => {} }
  }
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'dovolilnice-s3-'))
  const options = { address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: bucket }] }
  const script = `new (require(${JSON.stringify(program)}))(${JSON.stringify(options)}).run(() => console.log('there'))`
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=commonjs', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    settings: { ...common, ...account, endpoint: `http://127.0.0.1:${port}` },
    close: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
