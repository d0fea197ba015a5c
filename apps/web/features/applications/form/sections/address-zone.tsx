import { placeAddress } from '@dovolilnice/contract/addresses/operations'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { t, useOperation, useResources } from '../../../../platform/kit.ts'
import { Button, Notice } from '../../../../ui/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { offeredLots } from '../offered.ts'
import styles from './address-zone.module.css'
import { useWordsOver, zoneTexts } from './later-texts.ts'

/** So long a pause in typing asks. */
const pauseMs = 350

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** What the list says of the address as it is typed; undefined where no list is loaded, which is asked once. */
const usePlace = () => {
  const [street, postCode] = useWatch<ApplicationValues, ['street', 'post_code']>({ name: ['street', 'post_code'] })
  const asked = useRested(JSON.stringify({ street: street.trim(), post_code: postCode.trim() }))
  const body = JSON.parse(asked) as { street: string; post_code: string }
  const [isLoaded, setLoaded] = useState(true)
  const enabled = isLoaded && body.street.length >= 2
  const { data } = useOperation(placeAddress, { body }, { enabled, keep: true, quiet: true })
  if (isLoaded && data?.loaded === false) setLoaded(false)
  return enabled ? data : undefined
}

const InZone = ({ zone, lots, lotId, onChosen }: { zone: string; lots: readonly ParkingLot[]; lotId: string; onChosen: () => void }) => {
  const texts = useWordsOver(zoneTexts)
  const { setValue } = useFormContext<ApplicationValues>()
  const all = useResources()?.parking_lots ?? []
  const chosen = all.find(({ id }) => id === lotId)
  const first = lots.find((lot) => lot.zone === zone)
  const zoneName = all.find((lot) => lot.zone === zone)?.zone_name
  const choose = (lot: ParkingLot) => {
    setValue('parking_lot_id', lot.id, { shouldDirty: true, shouldValidate: true })
    // The button goes.
    onChosen()
  }
  const isOther = chosen !== undefined && chosen.zone !== zone
  return (
    <Notice tone={isOther ? 'warning' : 'good'} title={t(texts.addressInside, { zone: zoneName === undefined ? zone : t(zoneName) })}>
      {chosen !== undefined && t(isOther ? texts.otherLot : texts.ownLot, { lot: t(chosen.name), zone: t(chosen.zone_name) })}
      {isOther && first !== undefined && (
        <div className={styles.noticeAct}>
          <Button label={t(texts.chooseLot, { lot: t(first.name) })} look="plain" onClick={() => choose(first)} />
        </div>
      )}
    </Notice>
  )
}

/**
 * Where the town has loaded its streets: their names while one types, and for a house that the list has its zone, whose lot is chosen where none was.
 * Another lot may be chosen; the list never decides.
 * @param list the id by which the field of the street names the suggestions
 */
export const AddressZone = ({ list }: { list: string }) => {
  const texts = useWordsOver(zoneTexts)
  const said = useRef<HTMLDivElement>(null)
  const { getValues, setValue } = useFormContext<ApplicationValues>()
  const resources = useResources()
  const place = usePlace()
  const [userType, lotId] = useWatch<ApplicationValues, ['user_type_code', 'parking_lot_id']>({
    name: ['user_type_code', 'parking_lot_id'],
  })
  const lots = resources === undefined ? [] : offeredLots(resources, userType)
  const house = place?.house
  const fits = house ? lots.find(({ zone }) => zone === house.zone)?.id : undefined
  /** The lot that was chosen here, and not by the person: it follows the address. */
  const preselected = useRef('')
  useEffect(() => {
    if (house && getValues('post_code').trim() === '') setValue('post_code', house.post_code, { shouldDirty: true, shouldValidate: true })
    const present = getValues('parking_lot_id')
    if (fits === undefined || fits === present || (present !== '' && present !== preselected.current)) return
    preselected.current = fits
    setValue('parking_lot_id', fits, { shouldDirty: true, shouldValidate: true })
  }, [house, fits, getValues, setValue])
  return (
    <>
      <datalist id={list}>
        {place?.streets.map((street) => (
          <option key={street} value={street} />
        ))}
      </datalist>
      <div ref={said} role="status" tabIndex={-1} className={styles.zone}>
        {house?.zone === '' && <Notice>{t(texts.addressOutside)}</Notice>}
        {house && house.zone !== '' && <InZone zone={house.zone} lots={lots} lotId={lotId} onChosen={() => said.current?.focus()} />}
      </div>
    </>
  )
}
