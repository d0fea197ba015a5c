import { daysOfVehicle, type Vehicle } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { pageLocale } from '../../platform/kit.ts'
import styles from './vehicles.module.css'

/** A day is not broken between its parts; a range may be, between its days. */
const wholeDays = (days: string): string => days.replace(/(\d\.) /g, '$1\u00A0')

/** Vehicles of a permit, the days of those that have some beside them; no plate is broken. */
export const Vehicles = ({ vehicles }: { vehicles: readonly Vehicle[] }) => {
  const last = vehicles.length - 1
  return (
    <span>
      {vehicles.map((vehicle, index) => {
        const days = daysOfVehicle(vehicle, pageLocale())
        const comma = index < last ? ',' : ''
        return (
          <span key={`${vehicle.plate} ${vehicle.from}`}>
            <span className={styles.vehicle}>
              {vehicle.plate}
              {days === '' && comma}
            </span>
            {days !== '' && (
              <span className={styles.days}>
                {' '}
                ({wholeDays(days)}){comma}
              </span>
            )}{' '}
          </span>
        )
      })}
    </span>
  )
}
