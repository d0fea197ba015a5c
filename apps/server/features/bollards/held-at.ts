import type { Row } from '../../platform/database/tables.ts'

type Held = Pick<Row<'device'>, 'held' | 'held_until'>

/** Whether a bollard is held at an instant. A gate without a link ends its hold itself, so one that is past its end is none. */
export const isHeldAt = ({ held, held_until: until }: Held, at: Date): boolean => held && until !== null && until > at
