import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import * as contract from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { v7 } from 'uuid'
import { type Db, type Trx, notFound, insertRow, updateRow } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'

export const readMappings = async (db: Db): Promise<contract.SavedMapping[]> => {
  const rows = await db.selectFrom('statement_mapping').select(['id', 'name', 'mapping', 'version']).orderBy('name').execute()
  return rows.map(({ mapping: { titles, ...mapping }, ...row }) => ({ ...row, titles, mapping }))
}

const subjectOf = (id: string, { name }: Pick<contract.MappingForm, 'name'>) => ({
  type: 'statement_mapping' as const,
  id,
  label: name,
})

/** What an event says of a mapping. */
const auditMapping = ({ name, mapping: { columns, ...form } }: Pick<contract.MappingForm, 'name' | 'mapping'>) => ({
  name,
  ...form,
  columns: Object.values(columns).join(', '),
})

/** @throws OperationError `duplicate` at the name, when another mapping has it */
const requireFreeName = async ({ trx, locale }: Context, name: string, own?: string): Promise<void> => {
  const taken = await trx.selectFrom('statement_mapping').select('id').where('name', '=', name).executeTakeFirst()
  if (taken !== undefined && taken.id !== own)
    throw new OperationError('duplicate', { fields: [fieldError('name', 'statement_mapping_taken', locale)] })
}

const lockMapping = async (trx: Trx, id: string) => {
  const found = await trx.selectFrom('statement_mapping').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  const { titles, ...mapping } = found.mapping
  return { ...found, titles, mapping }
}

const stored = ({ name, titles, mapping }: contract.MappingForm) => ({ name, mapping: JSON.stringify({ ...mapping, titles }) })

export const handleListStatementMappings = implement(contract.listStatementMappings, async (_, { db }) => ({
  mappings: await readMappings(db),
}))

export const handleCreateStatementMapping = implement(contract.createStatementMapping, async ({ body }, context) => {
  const { trx, now } = context
  await requireFreeName(context, body.name)
  const id = v7()
  await insertRow(trx, 'statement_mapping', { id, ...stored(body), created_at: now, updated_at: now })
  context.record({ subject: subjectOf(id, body), after: auditMapping(body) })
  return { id }
})

export const handleUpdateStatementMapping = implement(contract.updateStatementMapping, async ({ params: { id }, body }, context) => {
  const { trx, now } = context
  const before = await lockMapping(trx, id)
  if (body.version !== before.version) throw new OperationError('conflict', { details: { version: before.version } })
  await requireFreeName(context, body.name, id)
  await updateRow(trx, 'statement_mapping', id, { ...stored(body), updated_at: now, version: body.version + 1 })
  context.record({ subject: subjectOf(id, body), before: auditMapping(before), after: auditMapping(body) })
})

export const handleDeleteStatementMapping = implement(contract.deleteStatementMapping, async ({ params: { id } }, context) => {
  const before = await lockMapping(context.trx, id)
  await context.trx.deleteFrom('statement_mapping').where('id', '=', id).execute()
  context.record({ subject: subjectOf(id, before), before: auditMapping(before) })
})
