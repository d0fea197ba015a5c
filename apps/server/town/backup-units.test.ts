import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../..')
const unit = (name: string): string => readFileSync(join(project, 'deploy/systemd', name), 'utf8')

test('a backup is verified also when it ends with an error', () => {
  const backup = unit('dovolilnice-backup.service')
  for (const outcome of ['OnSuccess', 'OnFailure']) expect(backup).toContain(`\n${outcome}=dovolilnice-backup-verify.service\n`)
  expect(unit('dovolilnice-backup-verify.service')).toMatch(/^ExecStart=.* tools\/run-built\.ts backup verify$/m)
})

test('the units and the manual name the folders that must be there and writable', () => {
  const [, folder = ''] = /^ReadWritePaths=(\S+)$/m.exec(unit('dovolilnice-backup.service')) ?? []
  expect(readFileSync(join(project, 'docs/operations.md'), 'utf8')).toContain(
    `\ninstall -d -m 0700 -o dovolilnice -g dovolilnice ${folder}\n`,
  )
  for (const name of ['dovolilnice-backup.service', 'dovolilnice@.service'])
    expect(unit(name)).toMatch(/^#ReadWritePaths=\/srv\/documents$/m)
})

test('the image starts the product as the unit does', () => {
  const [, program = ''] = /^ExecStart=\/opt\/dovolilnice\/(.*) %i$/m.exec(unit('dovolilnice@.service')) ?? []
  const image = readFileSync(join(project, 'deploy/container/Containerfile'), 'utf8')
  expect(image).toContain(`\nENTRYPOINT ${JSON.stringify(program.split(' ')).replaceAll(',', ', ')}\n`)
  const [, allocator = ''] = /^Environment=(MALLOC_.*)$/m.exec(unit('dovolilnice@.service')) ?? []
  expect(image).toContain(`\nENV ${allocator}\n`)
})
