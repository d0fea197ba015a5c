import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/services/processes.ts'
import { readBackupAge } from '../../platform/backups/backup-age.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

const folder = temporaryFolder('backups')
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { BACKUP_DIR: folder.path, BACKUP_ALERT_HOURS: '30' } })
})
afterAll(async () => {
  await product.close()
  folder.remove()
})

const figures = async () => (await product.app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('backup_'))
const seenBy = async (who: 'root' | 'admin') => (await (await product.as(who)).call(readDashboard)).body.late_backup

test('a folder without a whole backup is an alert, for root alone', async () => {
  await mkdir(join(folder.path, '2026-11-16T020000Z.part'))
  expect(await figures()).toEqual(['backup_overdue 1', 'backup_folder_unreadable 0'])
  expect(await seenBy('root')).toEqual({ newest: null, readable: true })
  expect(await seenBy('admin')).toBeNull()
})

test('a backup of thirty hours is young enough, one that is a second older is not', async () => {
  await mkdir(join(folder.path, '2026-11-14T020000Z'))
  await mkdir(join(folder.path, '2026-11-15T030000Z'))
  expect(await figures()).toEqual(['backup_age_seconds 108000', 'backup_overdue 0', 'backup_folder_unreadable 0'])
  expect(await seenBy('root')).toBeNull()
  product.clock.advance(1_000)
  expect(await figures()).toEqual(['backup_age_seconds 108001', 'backup_overdue 1', 'backup_folder_unreadable 0'])
  expect(await seenBy('root')).toEqual({ newest: '2026-11-15T03:00:00.000Z', readable: true })
})

test('a folder that is gone is an alert too', async () => {
  await rm(folder.path, { recursive: true })
  expect(await figures()).toEqual(['backup_overdue 1', 'backup_folder_unreadable 0'])
  await mkdir(folder.path)
})

test('a folder that the server cannot read is said to be that, not to be empty', async () => {
  await rm(folder.path, { recursive: true })
  await writeFile(folder.path, '')
  expect(await figures()).toEqual(['backup_overdue 1', 'backup_folder_unreadable 1'])
  expect(await seenBy('root')).toEqual({ newest: null, readable: false })
})

test('where nobody names a folder, or 0 hours, nobody watches', async () => {
  const { backup } = product.services.config
  expect(await readBackupAge({ backup: { ...backup, folder: undefined } }, new Date())).toBeUndefined()
  expect(await readBackupAge({ backup: { ...backup, alertHours: 0 } }, new Date())).toBeUndefined()
})
