import { z } from 'zod/mini'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation } from '../../operation.ts'
import { reasonSchema, instantSchema } from '../../primitives/field-schemas.ts'

/** What a code is made of: no sign that is taken for another. */
export const gateCodeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const gateCodeLength = 8

/** Minutes for which a code may be used, once. */
export const gateCodeMinutes = 15

/** The code as it was typed, without its hyphen; undefined for what is none. */
export const readGateCode = (typed: string): string | undefined => {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return signs.length === gateCodeLength && [...signs].every((sign) => gateCodeSigns.includes(sign)) ? signs : undefined
}

const params = z.object({ code: z.string().check(z.maxLength(40)) })

/** Gives the code with which one agent fetches the account of this gate; an earlier one counts no more. The key that the gate has ends when it is used. */
export const issueGateCode = defineOperation({
  name: 'issue-gate-code',
  path: 'v1/admin/bollards/{code}/enrolment-code',
  access: 'bollards:administer',
  summary: 'Give a code that enrols the agent of a bollard',
  params,
  output: z.object({
    /** In two halves, as it is read aloud. */
    code: z.string(),
    until: instantSchema,
    /** Where the agent finds the server. */
    server: z.string(),
  }),
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 60, perAddress: 30 },
  audit: { action: 'bollard:issue_code', kind: 'change' },
})

/** Ends the key that the gate has, and a code that waits: the broker refuses it from then on. The gate goes on deciding from the list that it has. */
export const revokeGate = defineOperation({
  name: 'revoke-gate',
  path: 'v1/admin/bollards/{code}/revoke',
  access: 'bollards:administer',
  summary: 'End the key of the agent of a bollard',
  params,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'bollard:revoke', kind: 'change' },
})

/** What an agent says to enrol: the body of `enrolGate`. */
export const enrolmentBodySchema = z.object({ code: z.string().check(z.maxLength(40)) })

/** All that an agent needs to speak for its gate; settings and list come signed with its first connection. */
export const enrolmentSchema = z.object({
  device: z.string(),
  name: z.string(),
  broker_url: z.string(),
  /** Of the account named after the device. */
  password: z.string(),
  /** The authority that has signed the broker's certificate, PEM; null: one that every machine knows. */
  ca: z.nullable(z.string()),
  /** With it the agent checks what the server has signed, PEM. */
  public_key: z.string(),
})
export type Enrolment = z.output<typeof enrolmentSchema>

/** An agent fetches its account. A code that is wrong, used, or too old is refused in one way. */
export const enrolGate = defineOperation({
  name: 'enrol-gate',
  path: 'v1/gates/enrol',
  access: 'public',
  summary: 'The agent of a bollard fetches its account with a code',
  signedBody: true,
  output: enrolmentSchema,
  errors: ['gate_code', 'body_too_large'],
  rate: { windowSeconds: 900, perAddress: 20 },
  audit: { action: 'bollard:enrol', kind: 'change' },
})
