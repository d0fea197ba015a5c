import type { GatesLink } from '@dovolilnice/contract/bollards/device'
import { formatInstant, t } from '../../platform/kit.ts'
import { Notice } from '../../ui/kit.ts'
import { texts } from './texts.ts'

export const GatesLinkNotice = ({ link }: { link: GatesLink }) => {
  const instant = formatInstant(link.since)
  if (link.up) return null
  return (
    <Notice tone="bad" role="alert">
      {t(link.missing === 'broker' ? texts.noBroker : texts.noBridge, { instant })}
    </Notice>
  )
}
