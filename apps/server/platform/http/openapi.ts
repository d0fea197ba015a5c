import { antiForgeryHeader, idempotencyHeader, needsAntiForgery } from '@dovolilnice/contract/headers'
import { errorCatalogue, errorText } from '@dovolilnice/contract/error-catalogue'
import type { ErrorCode } from '@dovolilnice/contract/errors'
import type { Operation } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersIn = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

/** What a program signs is agreed with its provider: docs/online-payments.md. */
const signedBody: Json = { required: true, content: { 'application/json': { schema: { type: 'object' } } } }

const requestBody = (operation: Operation): Json | undefined =>
  operation.body && {
    required: true,
    content: { [operation.multipart ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(operation.body, 'input') } },
  }

const unchanged: Json = { description: 'Not changed: the caller has it already' }

const success = ({ output, openData }: Operation): Json => {
  if (output === undefined) return { '200': { description: 'A file' }, '204': { description: 'Done' } }
  const mediaType = openData?.mediaType ?? 'application/json'
  return {
    '200': { description: 'Done', content: { [mediaType]: { schema: jsonSchema(output, 'output') } } },
    ...(openData && { '304': unchanged }),
  }
}

/** What the pipeline may answer before the operation acts: no token (419), nobody signed in, a right that is missing. */
const refusals = (operation: Operation): ErrorCode[] => [
  ...(needsAntiForgery(operation) ? (['anti_forgery'] as const) : []),
  ...(operation.access === 'public' ? [] : (['unauthenticated'] as const)),
  ...(operation.scope === undefined ? [] : (['unauthenticated', 'scope_missing'] as const)),
  ...(['public', 'session'].includes(operation.access) ? [] : (['forbidden'] as const)),
]

const failures = (operation: Operation): Json => {
  const codes = [...(operation.errors ?? []), ...refusals(operation), 'validation', 'internal'] as const
  return Object.fromEntries(
    codes.map((code) => [
      String(errorCatalogue[code].status),
      {
        description: errorText(code).en,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const describe = (operation: Operation): Json => ({
  operationId: operation.name,
  summary: operation.summary,
  'x-access': operation.access,
  parameters: [
    ...parametersIn('path', operation.params),
    ...parametersIn('query', operation.query),
    ...(needsAntiForgery(operation) ? [{ name: antiForgeryHeader, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ...(operation.idempotent
      ? [{ name: idempotencyHeader, in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
      : []),
  ],
  ...(operation.signedBody && operation.method === 'POST' && { requestBody: signedBody }),
  ...(operation.body && { requestBody: requestBody(operation) }),
  responses: { ...failures(operation), ...success(operation) },
  security: operation.scope !== undefined ? [{ key: [operation.scope] }] : operation.access === 'public' ? [] : [{ session: [] }],
})

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'reference'],
      properties: {
        code: { enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        reference: { type: 'string' },
        fields: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } } },
        },
        retry_after: { type: 'integer' },
        details: { type: 'object' },
      },
    },
  },
}

/** OpenAPI 3.1 of the operations, made from the same data that the server and the browser use. */
export const openApiOf = (operations: readonly Operation[]): Json => {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const isAtRoot = operation.path.startsWith('/')
    const path = isAtRoot ? operation.path : `/${operation.path}`
    paths[path] = {
      ...(isAtRoot && { servers: [{ url: '/' }] }),
      ...paths[path],
      [operation.method.toLowerCase()]: describe(operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dovolilnice', version: '1', license: { name: 'EUPL-1.2' } },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'dovolilnice_session' },
        // OpenAPI 3.1 lets any scheme name what is needed, as OAuth does.
        key: { type: 'http', scheme: 'bearer', description: 'The key of a program; its scopes are chosen when it is made' },
      },
    },
  }
}
