import { windowsText } from '@dovolilnice/contract/parking/own-hours'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { IconMapPin } from '@tabler/icons-react'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { kindsOfLot, pricesText } from './lot-kinds.ts'
import styles from './parking.module.css'
import { lotSign } from './places.ts'
import { texts } from '../texts.ts'

export interface ChoiceProps {
  chosen: string | undefined
  onChoose: (key: string) => void
  /** The id of the element in the list that speaks of a place. */
  elementOf: (key: string) => string
}

const Kinds = ({ resources, lot }: { resources: Resources; lot: ParkingLot }) => {
  const t = useTranslate()
  const locale = useLocale()
  const kinds = kindsOfLot(resources, lot.id)
  if (kinds.length === 0) return <p className={styles.soft}>{t(texts.noKinds)}</p>
  return (
    <ul className={styles.kinds} aria-label={t(texts.kindsHere)}>
      {kinds.map((kind) => (
        <li key={kind.id}>
          <span className={styles.kindName}>{t(kind.name)}</span>
          <span>{pricesText(kind, t, locale)}</span>
          {kind.time_windows.length > 0 && (
            <span className={styles.window}>{t(texts.hours, { hours: windowsText(kind.time_windows) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Lot = ({
  resources,
  lot,
  sign,
  chosen,
  onChoose,
  elementOf,
}: ChoiceProps & { resources: Resources; lot: ParkingLot; sign: string }) => {
  const t = useTranslate()
  return (
    <li id={elementOf(lot.id)} className={styles.lot} data-chosen={chosen === lot.id || undefined}>
      <details>
        <summary>
          <span className={styles.number}>{sign}</span>
          <span>
            <span className={styles.lotName}>{t(lot.name)}</span>
            <span className={styles.soft}>
              {t(texts.zone, { zone: t(lot.zone_name) })}
              {lot.capacity !== null && ` · ${t(texts.spaces, { count: lot.capacity })}`}
            </span>
          </span>
        </summary>
        <Kinds resources={resources} lot={lot} />
        {lot.latitude === null ? (
          <p className={styles.soft}>{t(texts.notOnMap)}</p>
        ) : (
          <Button look="quiet" small icon={<IconMapPin size={18} aria-hidden />} onClick={() => onChoose(lot.id)}>
            {t(texts.showOnMap, { name: t(lot.name) })}
          </Button>
        )}
      </details>
    </li>
  )
}

/** The lots in words: what the map shows, and for each the permits, prices and hours. */
export const LotList = ({ resources, ...choice }: ChoiceProps & { resources: Resources }) => {
  const t = useTranslate()
  if (resources.parking_lots.length === 0) return <p>{t(texts.noLots)}</p>
  return (
    <ul className={styles.places}>
      {resources.parking_lots.map((lot, index) => (
        <Lot key={lot.id} {...choice} resources={resources} lot={lot} sign={lotSign(index)} />
      ))}
    </ul>
  )
}
