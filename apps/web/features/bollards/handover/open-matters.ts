import type { Device } from '@dovolilnice/contract/bollards/device'
import type { Locale } from '@dovolilnice/contract/locale'
import { formatInstant } from '../../../platform/translate/format.ts'
import type { Translate } from '../../../platform/translate/use-translate.ts'
import { texts } from '../texts.ts'
import { standingNames, standingOf } from '../tower/standing.ts'

const quiet = new Set(['raised', 'lowered', 'moving'])

/** What the next operator finds open, a sentence for each bollard: faults, those without a link, holds with their end and reason. */
export const openMatters = (devices: readonly Device[], t: Translate, locale: Locale): string[] =>
  devices
    .filter((device) => !quiet.has(standingOf(device)))
    .map((device) => {
      const since = device.since === null ? '' : ` ${t(texts.sinceWhen, { since: formatInstant(device.since, locale) })}`
      const hold =
        device.hold === null
          ? ''
          : `, ${t(texts.heldUntil, { until: formatInstant(device.hold.until, locale) })}: ${device.hold.reason ?? '–'}`
      return `${device.name}: ${t(standingNames[standingOf(device)])}${since}${hold}`.slice(0, 300)
    })
