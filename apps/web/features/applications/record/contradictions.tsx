import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { texts } from '../texts.ts'

/** Facts of an application that something in the register speaks against. */
type Doubted = 'kind' | 'plates' | 'validity'

/** What contradicts each fact while the application is not decided; the rules are those by which approving and issuing would warn or refuse. */
const useContradictions = (application: ApplicationDetails): Record<Doubted, string[]> => {
  const t = useTranslate()
  const locale = useLocale()
  const { cap, duplicates, documents, valid_until: until, status } = application
  if (!editableStatuses.includes(status)) return { kind: [], plates: [], validity: [] }
  const ends = documents.filter(({ deleted_at: gone, expires_on: day }) => gone === null && day !== null && day < lastDayOf(until))
  return {
    kind: cap === null ? [] : [t(texts.capReached, cap)],
    plates: duplicates.map(({ number }) => t(texts.plateElsewhere, { number })),
    validity: ends.map(({ type_name: name, expires_on: day }) => t(texts.proofEnds, { document: t(name), day: formatDay(day, locale) })),
  }
}

/** A fact, and beside it what speaks against it: shape, colour and words. */
export const DoubtedFact = ({ application, fact, children }: { application: ApplicationDetails; fact: Doubted; children: ReactNode }) => (
  <>
    {children}
    {useContradictions(application)[fact].map((text) => (
      <span key={text}>
        {' '}
        <StatusBadge tone="warning">
          <IconAlertTriangle size={14} aria-hidden /> {text}
        </StatusBadge>
      </span>
    ))}
  </>
)
