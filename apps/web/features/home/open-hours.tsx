import { readOpenZones } from '@dovolilnice/contract/open-data/operations'
import { daysInWords } from '@dovolilnice/contract/parking/window-days'
import { pageLocale, t, useOperation } from '../../platform/kit.ts'
import { unbroken } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** The bollards that are down for everybody at some hours, as the town publishes them; nothing where none is. */
export const OpenHours = () => {
  const zones = useOperation(readOpenZones, {}).data?.zones ?? []
  // A bollard of all zones stands in each of them; two may have one name.
  const all = zones.flatMap(({ open_hours: hours }) => hours)
  const bollards = new Map(all.map((one) => [JSON.stringify(one), one]))
  if (bollards.size === 0) return null
  return (
    <>
      <h3>{t(texts.openHours)}</h3>
      <ul>
        {[...bollards].map(([key, { bollard, hours }]) => (
          <li key={key}>
            {bollard}:{' '}
            {unbroken(
              hours
                .map(({ from, until, days }) => `${from}–${until}${days === undefined ? '' : ` (${daysInWords(days, pageLocale())})`}`)
                .join('; '),
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
