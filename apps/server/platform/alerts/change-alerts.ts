import { alertChanges, type Condition } from '@dovolilnice/contract/devices/alert-changes'
import { v7 } from 'uuid'

/** The same alert is not told again within this time: a fault that comes and goes must not fill a mailbox. */
const quietMs = 3_600_000

/** What every alert has, whatever it is about. */
export interface AlertRow extends Condition {
  id: string
  raised_at: Date
  /** Null where the same alert was told a short time before. */
  mailed_at: Date | null
  taken_by: string | null
  taken_at: Date | null
  escalated_at: Date | null
  ended_at: Date | null
}

/** The alerts of one device, kept by the feature that owns their table. Its device is locked, so that two processes do not begin one alert twice. */
export interface AlertBook<Kind extends string, Row extends AlertRow & { kind: Kind }> {
  /** Those that are not over. */
  open: readonly Row[]
  /** Whether the same was told since an instant. */
  wasTold(condition: Condition<Kind>, since: Date): Promise<boolean>
  begin(row: Omit<AlertRow, 'kind'> & { kind: Kind }): Promise<void>
  end(ids: readonly string[]): Promise<void>
}

export interface Changes<Begun, Ended> {
  /** Whether any alert has begun or ended. */
  changed: boolean
  /** Those of which somebody must be told now. */
  told: Begun[]
  ended: Ended[]
}

/** Begins and ends alerts, so that those open are what is wrong with a device now. */
export const changeAlerts = async <Kind extends string, Row extends AlertRow & { kind: Kind }>(
  { open, wasTold, begin, end }: AlertBook<Kind, Row>,
  present: readonly Condition<Kind>[],
  now: Date,
  mayBegin: (condition: Condition<Kind>) => boolean = () => true,
): Promise<Changes<Omit<AlertRow, 'kind'> & { kind: Kind }, Row>> => {
  const { begun, ended } = alertChanges(open, present)
  if (ended.length > 0) await end(ended.map(({ id }) => id))
  const told = []
  const raised = begun.filter(mayBegin)
  for (const { kind, detail } of raised) {
    const mailed_at = (await wasTold({ kind, detail }, new Date(now.getTime() - quietMs))) ? null : now
    const nobody = { taken_by: null, taken_at: null, escalated_at: null, ended_at: null }
    const row = { id: v7(), kind, detail, raised_at: now, mailed_at, ...nobody }
    await begin(row)
    if (mailed_at !== null) told.push(row)
  }
  return { changed: ended.length + raised.length > 0, told, ended }
}
