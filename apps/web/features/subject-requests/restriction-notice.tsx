import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readRestriction } from '@dovolilnice/contract/subject-requests/operations'
import { formatDay, t, useOperation } from '../../platform/kit.ts'
import { Notice } from '../../ui/kit.ts'
import { texts } from './texts.ts'

export interface RestrictionNoticeProps {
  id: string
}

/** Says on a record that it may only be stored, and what that means; nothing where it is not so. */
export const RestrictionNotice = ({ id }: RestrictionNoticeProps) => {
  const restriction = useOperation(readRestriction, { params: { id } }, { quiet: true }).data?.restriction
  if (restriction == null) return null
  const day = formatDay(localDayOf(new Date(restriction.since)))
  return (
    <Notice tone="warning" title={t(texts.isRestricted, { number: restriction.request_number, day })}>
      <p>{t(texts.restrictionMeans)}</p>
    </Notice>
  )
}
