import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import type { Bar, Grant, Whitelist } from '@dovolilnice/contract/access/whitelist'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { CredentialRow } from '../people/credentials.ts'
import type { Device } from './devices.ts'
import type { Permit } from '../records/permits.ts'

/** What a permit grants, as it stands today. */
const grantOf = ({ row, kind, lot }: Permit): Grant => ({
  permit: row.number,
  from: startOfLocalDay(row.valid_from).getTime(),
  until: startOfLocalDay(row.valid_until).getTime(),
  zone: lot.zone,
  windows: shownWindows(kind.time_windows, row),
  bar: row.status === 'issued' || row.status === 'mistaken' ? undefined : (row.status satisfies Bar),
})

/** The whitelist by which a gate of the demo town decided for the whole month, so that the reason on each line of its log is right. */
export const demoWhitelists = (
  permits: readonly Permit[],
  credentials: readonly CredentialRow[],
  devices: readonly Device[],
  now: Date,
): Whitelist[] => {
  const grants = new Map<string, Grant[]>()
  const grantOfPermit = new Map(permits.map((permit) => [permit.row.id, grantOf(permit)]))
  for (const { kind, value_normalised, permit_id } of credentials) {
    const key = credentialKey(kind, value_normalised)
    grants.set(key, [...(grants.get(key) ?? []), grantOfPermit.get(permit_id)!])
  }
  return devices.map(({ code, zone, fail_mode }) => ({
    version: 1,
    device: code,
    zone,
    issuedAt: now.getTime(),
    expiresAt: Number.POSITIVE_INFINITY,
    failMode: fail_mode,
    grants,
  }))
}
