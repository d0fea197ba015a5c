import type { ChangeEffect, EffectNote } from '@dovolilnice/contract/parking/change-effect'
import { formatDay } from '../../platform/translate/format.ts'
import type { Counted } from '../../platform/translate/message.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './admin-texts.ts'

const noteTexts = {
  hours_changed: texts.hours_changed,
  way_lost: texts.way_lost,
  vehicles_kept: texts.vehicles_kept,
  cap_kept: texts.cap_kept,
  days_kept: texts.days_kept,
  types_kept: texts.types_kept,
  documents_missing: texts.documents_missing,
  applicants_kept: texts.applicants_kept,
  price_kept: texts.price_kept,
  prices_dropped: texts.prices_dropped,
  zone_moved: texts.zone_moved,
  gates_moved: texts.gates_moved,
  retired: texts.retiredNote,
} satisfies Record<EffectNote, Counted>

/** What a change would do, in sentences: whom it touches, from when, and what stays as it is. */
export const EffectNotice = ({ effect }: { effect: ChangeEffect }) => {
  const t = useTranslate()
  const locale = useLocale()
  const untouched = effect.open_permits === 0 && effect.open_applications === 0
  return (
    <Notice tone={effect.notes.length > 0 ? 'warning' : 'neutral'} title={t(texts.effectTitle)} role="status">
      <p>
        {t(texts.effectFrom, { day: formatDay(effect.from, locale) })}{' '}
        {untouched
          ? t(texts.effectNone)
          : `${t(texts.effectPermits, { count: effect.open_permits })} ${t(texts.effectApplications, { count: effect.open_applications })}`}
      </p>
      {effect.notes.length === 0 && !untouched && <p>{t(texts.effectNothingElse)}</p>}
      {effect.notes.length > 0 && (
        <ul>
          {effect.notes.map(({ note, count }) => (
            <li key={note}>{t(noteTexts[note], { count })}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
