import type { Text } from '@dovolilnice/contract/locale'
import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { element, optionalElement, withAttributes } from '../../../platform/xml/write-xml.ts'
import type { XmlElement } from '../../../platform/xml/write-xml.ts'
import type { OpenTown } from '../open-town.ts'
import { permitId } from './entry-condition.ts'
import { multilingual } from './multilingual.ts'

/** What a price buys, as the schema writes a duration. One that is paid once buys all of the permit's time. */
const durations: Record<TariffPeriod, string | null> = { year: 'P1Y', month: 'P1M', week: 'P7D', day: 'P1D', hour: 'PT1H', once: null }

/** The longest period by which it is sold on a day, with its price. */
const priceOn = ({ prices }: OpenPermitKind, day: string) => {
  const inForce = prices.filter(({ valid_from: from, valid_until: until }) => from <= day && (until === null || day < until))
  const order: readonly TariffPeriod[] = ['year', 'month', 'week', 'day', 'hour', 'once']
  return order.map((period) => inForce.find((price) => price.period === period)).find((price) => price !== undefined)
}

/** The price with VAT; the schema has no currency. A kind that costs nothing has none. */
const feeOf = (kind: OpenPermitKind, day: string, url: string): XmlElement | null => {
  const price = priceOn(kind, day)
  if (price === undefined || price.price_cents <= 0) return null
  return element(
    'tro:permitSubjectToFee',
    element('tro:amountDue', (price.price_cents / 100).toFixed(2)),
    optionalElement('tro:maximumAccessDuration', durations[price.period]),
    element('tro:paymentInformation', url),
  )
}

/** Who may apply, in each language that all of their names have. */
const applicantsOf = ({ applicants }: OpenPermitKind): Text => ({
  sl: applicants.map(({ name }) => name.sl).join('; '),
  en: applicants.map(({ name }) => name.en).join('; '),
})

/** A kind known by its plate belongs to a vehicle; one with a card or a phone to whoever drives. */
const ownerOf = ({ opens_by: ways }: OpenPermitKind): string => (ways.includes('plate') ? 'vehicle' : 'vehicleOccupant')

/** What a driver must know to get a permit of a kind for a zone: who, where, how long, how much. */
export const permitInformation = (
  zone: string,
  kind: OpenPermitKind,
  { version, town, day }: { version: number; town: OpenTown; day: string },
): XmlElement =>
  withAttributes(
    element(
      'tro:permitInformation',
      element('tro:applicationRequired', 'true'),
      multilingual('tro:description', kind.name),
      element('tro:locationRelatedPermit', 'true'),
      element('tro:maxDurationOfPermit', `P${kind.longest_days}D`),
      element('tro:whereToApplyForPermit', kind.apply_url),
      optionalElement('tro:whereToCallForPermit', town.publisher.phone),
      element('tro:permitOwnerType', ownerOf(kind)),
      element('tro:urlForFurtherInformation', town.instructionsUrl),
      multilingual('tro:howToObtainPermit', applicantsOf(kind)),
      element('tro:permitType', 'electronic'),
      feeOf(kind, day, town.instructionsUrl),
    ),
    { id: permitId(zone, kind), version: String(version) },
  )
