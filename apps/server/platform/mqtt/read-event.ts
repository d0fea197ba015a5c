import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { idSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'

const identifiedSchema = z.object({ id: idSchema })

/** An event, or why it cannot be read: its id where it has one, and which fields are wrong. Never a value: plates are personal data. */
export type ReadEvent = { event: GateEvent } | { event: undefined; id: string | undefined; wrong: string }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readEvent = (payload: Buffer): ReadEvent => {
  const given = parseJson(payload.toString())
  const parsed = gateEventSchema.safeParse(given)
  if (parsed.success) return { event: parsed.data }
  const wrong = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'the whole'}: ${code}`).join(', ')
  return { event: undefined, id: identifiedSchema.safeParse(given).data?.id, wrong }
}
