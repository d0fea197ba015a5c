import { AliasNode, IdentifierNode, type JoinNode, type KyselyPlugin, SelectQueryNode, TableNode } from 'kysely'

const aliasOf = ({ table }: JoinNode): string | undefined => {
  if (AliasNode.is(table)) return IdentifierNode.is(table.alias) ? table.alias.name : undefined
  return TableNode.is(table) ? table.table.identifier.name : undefined
}

/** Whether the rest of a query, as Kysely holds it, names a table by this alias. */
const names = (rest: SelectQueryNode, alias: string): boolean => new RegExp(`"name":"${alias}"|\\b${alias}\\.`).test(JSON.stringify(rest))

const isIdle = (join: JoinNode, rest: SelectQueryNode): boolean => {
  const alias = aliasOf(join)
  return /left/i.test(join.joinType) && alias !== undefined && !names(rest, alias)
}

/**
 * Leaves out the left joins whose tables only the columns of a row need. As a list has one row for each record, they change neither which rows there
 * are nor how many. PostgreSQL leaves them out by itself, but then still reads each row for the column that joined, where an index says all; and what
 * changes in their tables need not make a remembered count worthless.
 */
export const withoutIdleJoins: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!SelectQueryNode.is(node) || node.joins === undefined) return node
    const keep = (kept: JoinNode[], join: JoinNode) => (isIdle(join, { ...node, joins: kept }) ? kept : [join, ...kept])
    return { ...node, joins: node.joins.reduceRight<JoinNode[]>(keep, []) }
  },
  transformResult: async ({ result }) => result,
}
