import { readTrailState } from '@dovolilnice/contract/events/read-trail-state'
import { trailFaultLabels } from '@dovolilnice/contract/events/trail-state'
import type { TrailFault, TrailState } from '@dovolilnice/contract/events/trail-state'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { formatDay, formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { texts } from './texts.ts'

const FaultLine = ({ fault }: { fault: TrailFault }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { code, day, position } = fault
  return (
    <li>
      {formatDay(day, locale)}
      {position !== null && `, ${t(texts.eventOfDay, { position })}`}: {t(trailFaultLabels[code])}
    </li>
  )
}

const Faults = ({ verified }: { verified: NonNullable<TrailState['verified']> }) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      {t(texts.faultsFound, { at: formatInstant(verified.at, locale) })}
      <ul>
        {verified.faults.map((fault) => (
          <FaultLine key={JSON.stringify(fault)} fault={fault} />
        ))}
      </ul>
    </>
  )
}

/** How far the trail is sealed, and whether its last verification found it as it was signed. */
export const TrailSign = () => {
  const t = useTranslate()
  const locale = useLocale()
  const { data } = useOperation(readTrailState, {}, { every: tableRefreshInterval, quiet: true })
  if (data === undefined) return null
  const { chained_until: until, closed_until: day, verified } = data
  if (verified !== null && verified.faults.length > 0)
    return (
      <Notice tone="bad" title={t(texts.trailBroken)}>
        <Faults verified={verified} />
      </Notice>
    )
  const said = [
    until === null ? t(texts.notSealed) : t(texts.sealedUntil, { until: formatInstant(until, locale) }),
    day === null ? '' : t(texts.signedUntil, { day: formatDay(day, locale) }),
    verified === null
      ? t(texts.notVerified)
      : t(texts.verified, { at: formatInstant(verified.at, locale), events: verified.events.toLocaleString(locale) }),
  ]
  return <Notice>{said.filter((sentence) => sentence !== '').join(' ')}</Notice>
}
