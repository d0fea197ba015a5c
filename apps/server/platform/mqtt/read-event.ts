import type { DeviceEvent, EventSource } from '@dovolilnice/contract/devices/device-event'
import { idSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'

const identifiedSchema = z.object({ id: idSchema })

/** An event, or why it cannot be read: its id where it has one, and which fields are wrong. Never a value: plates are personal data. */
export type ReadEvent<E extends DeviceEvent> =
  | { event: E }
  | { event: undefined; id: string | undefined; wrong: { path: string; code: string }[] }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readEvent = <E extends DeviceEvent>({ schema }: EventSource<E>, payload: Uint8Array): ReadEvent<E> => {
  const given = parseJson(new TextDecoder().decode(payload))
  const parsed = schema.safeParse(given)
  if (parsed.success) return { event: parsed.data }
  const wrong = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? 'invalid' }))
  return { event: undefined, id: identifiedSchema.safeParse(given).data?.id, wrong }
}
