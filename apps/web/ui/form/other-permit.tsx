import { Link } from '@tanstack/react-router'
import type { CallError } from '../../platform/calls/call-error.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'

/** Where a refusal names the permit that stands in the way: the way there, in a tab of its own, for the form keeps what was typed. */
export const OtherPermit = ({ failure }: { failure: CallError }) => {
  const t = useTranslate()
  const { permit_id: id, number } = failure.details ?? {}
  if (typeof id !== 'string' || typeof number !== 'string') return null
  return (
    <div>
      <Link to="/dovolilnice/$id" params={{ id }} target="_blank">
        {t(texts.otherPermit, { number })}
      </Link>
    </div>
  )
}
