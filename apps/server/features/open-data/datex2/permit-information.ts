import type { Text } from '@dovolilnice/contract/locale'
import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-town'
import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { element, optionalElement, withAttributes, type XmlElement } from '../../../platform/xml/write-xml.ts'
import type { OpenTown } from '../open-town.ts'
import { multilingual, permitId } from './publication.ts'

/** What a price buys, as the schema writes a duration. One that is paid once buys all of the permit's time. */
const durations: Record<TariffPeriod, string | null> = { year: 'P1Y', month: 'P1M', week: 'P7D', day: 'P1D', hour: 'PT1H', once: null }

/** One way to buy a permit: a period, and whether it is the first of the household. */
interface Offer {
  /** Ends the id of the information; empty for the first one, which the entry condition names. */
  suffix: string
  period: TariffPeriod
  cents: number
  /** Says what is bought, behind the name of the kind; null: nothing more is to be said. */
  words: Text | null
}

const further = {
  second: { sl: 'druga dovolilnica v gospodinjstvu', en: 'second permit of a household' },
  third: { sl: 'tretja in vsaka naslednja dovolilnica v gospodinjstvu', en: 'third and each further permit of a household' },
} satisfies Record<string, Text>

const periodOrder: readonly TariffPeriod[] = ['year', 'month', 'week', 'day', 'hour', 'once']

/** All prices of a day, those of the longest period first: the schema has room for one fee in each piece of information. */
const offersOn = ({ prices }: OpenPermitKind, day: string): Offer[] => {
  const inForce = prices.filter(({ valid_from: from, valid_until: until }) => from <= day && (until === null || day < until))
  const sold = periodOrder.flatMap((period) => inForce.find((price) => price.period === period) ?? [])
  return sold.flatMap(({ period, price_cents: cents, second_cents: second, third_cents: third }, index): Offer[] => {
    const name = periodLabels[period]
    const start = index === 0 ? [] : [period]
    const offer = (more: keyof typeof further, price: number): Offer => ({
      suffix: [...start, more].join('.'),
      period,
      cents: price,
      words: { sl: `${name.sl}, ${further[more].sl}`, en: `${name.en}, ${further[more].en}` },
    })
    return [
      { suffix: start.join('.'), period, cents, words: sold.length > 1 ? name : null },
      ...(second === null ? [] : [offer('second', second)]),
      ...(third === null ? [] : [offer('third', third)]),
    ]
  })
}

/** The price with VAT, 0.00 for what is free; the schema has no currency. A kind without a price on the day has no fee. */
const feeOf = ({ cents, period }: Offer, url: string): XmlElement =>
  element(
    'tro:permitSubjectToFee',
    element('tro:amountDue', (cents / 100).toFixed(2)),
    optionalElement('tro:maximumAccessDuration', durations[period]),
    element('tro:paymentInformation', url),
  )

const describe = ({ name }: OpenPermitKind, words: Text | null): Text =>
  words === null ? name : { sl: `${name.sl} – ${words.sl}`, en: `${name.en} – ${words.en}` }

/** Who may apply, in each language that all of their names have. */
const applicantsOf = ({ applicants }: OpenPermitKind): Text => ({
  sl: applicants.map(({ name }) => name.sl).join('; '),
  en: applicants.map(({ name }) => name.en).join('; '),
})

/** A kind known by its plate belongs to a vehicle; one with a card or a phone to whoever drives. */
const ownerOf = ({ opens_by: ways }: OpenPermitKind): string => (ways.includes('plate') ? 'vehicle' : 'vehicleOccupant')

interface Published {
  version: number
  town: OpenTown
  day: string
}

const informationOf = (id: string, kind: OpenPermitKind, offer: Offer | undefined, { version, town }: Published): XmlElement =>
  withAttributes(
    element(
      'tro:permitInformation',
      element('tro:applicationRequired', 'true'),
      multilingual('tro:description', describe(kind, offer?.words ?? null)),
      element('tro:locationRelatedPermit', 'true'),
      element('tro:maxDurationOfPermit', `P${kind.longest_days}D`),
      element('tro:whereToApplyForPermit', kind.apply_url),
      optionalElement('tro:whereToCallForPermit', town.publisher.phone),
      element('tro:permitOwnerType', ownerOf(kind)),
      element('tro:urlForFurtherInformation', town.instructionsUrl),
      multilingual('tro:howToObtainPermit', applicantsOf(kind)),
      element('tro:permitType', 'electronic'),
      offer === undefined ? null : feeOf(offer, town.instructionsUrl),
    ),
    { id, version: String(version) },
  )

/** What a driver must know to get a permit of a kind for a zone: who, where, how long, how much; one piece for each price, at least one. */
export const permitInformation = (zone: string, kind: OpenPermitKind, published: Published): XmlElement[] => {
  const offers = offersOn(kind, published.day)
  const id = permitId(zone, kind)
  if (offers.length === 0) return [informationOf(id, kind, undefined, published)]
  return offers.map((offer) => informationOf(offer.suffix === '' ? id : `${id}.${offer.suffix}`, kind, offer, published))
}
