import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { noteTexts, texts } from './effect-texts.ts'

/** What a change would do, in sentences: whom it touches, from when, and what stays as it is. */
export const EffectNotice = ({ effect }: { effect: ChangeEffect }) => {
  const t = useTranslate()
  const locale = useLocale()
  const untouched = effect.open_permits === 0 && effect.open_applications === 0
  return (
    <Notice tone={effect.notes.length > 0 ? 'warning' : 'neutral'} title={t(texts.title)} role="status">
      <p>
        {t(texts.from, { day: formatDay(effect.from, locale) })}{' '}
        {untouched
          ? t(texts.none)
          : `${t(texts.permits, { count: effect.open_permits })} ${t(texts.applications, { count: effect.open_applications })}`}
      </p>
      {effect.notes.length === 0 && !untouched && <p>{t(texts.nothingElse)}</p>}
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
