import type { OwnPassage } from '@dovolilnice/contract/access/own/own-passage-list'
import { ownPassageDays } from '@dovolilnice/contract/access/own/own-passage-list'
import { listOwnPassages } from '@dovolilnice/contract/access/own/list-own-passages'
import { accessEventLabels } from '@dovolilnice/contract/access/access-log'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './access.module.css'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'
import { ReportPassage } from './report-passage.tsx'
import { ownTexts as texts } from './own-texts.ts'

const first = 5
const more = 25

/** What the office knows of it: nothing yet, a report that waits, or its answer. */
const Report = ({ passage, onReport }: { passage: OwnPassage; onReport: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (passage.answer !== null) return <p className={styles.soft}>{t(texts.answered, { answer: passage.answer })}</p>
  if (passage.reported_at !== null)
    return <p className={styles.soft}>{t(texts.reported, { instant: formatInstant(passage.reported_at, locale) })}</p>
  return (
    <Button look="quiet" onClick={onReport} aria-label={t(texts.notMeOf, { instant: formatInstant(passage.at, locale) })}>
      {t(texts.notMe)}
    </Button>
  )
}

const Passage = ({ passage, onReport }: { passage: OwnPassage; onReport: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const refused = passage.event_name === 'refused'
  const Icon = refused ? IconCircleX : IconCircleCheck
  const why = refused && passage.reason !== null ? reasonSentence(passage.reason, passage.reason_details, locale) : ''
  return (
    <li className={styles.passage} data-refused={refused || undefined}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{passage.device_name}</strong>
        <span className={styles.soft}>
          {unbroken([t(accessEventLabels[passage.event_name]), passage.credential, why].filter(Boolean).join(' · '))}
        </span>
        <Report passage={passage} onReport={onReport} />
      </div>
      <time dateTime={passage.at}>{formatInstant(passage.at, locale)}</time>
    </li>
  )
}

/** The last passages of one's own permits, each with the way to say that it was somebody else. */
export const OwnPassages = () => {
  const t = useTranslate()
  const [count, setCount] = useState(first)
  const [reported, setReported] = useState<OwnPassage>()
  const query = useOperation(listOwnPassages, { body: { itemsPerPage: count } }, { keep: true })
  return (
    <Sheet title={t(texts.passages)}>
      <OperationView query={query}>
        {({ items, total }) => (
          <>
            {total === 0 && <p className={styles.soft}>{t(texts.none, { count: ownPassageDays })}</p>}
            <ul className={styles.passages}>
              {items.map((passage) => (
                <Passage key={passage.id} passage={passage} onReport={() => setReported(passage)} />
              ))}
            </ul>
            {total > count && count < more && (
              <div>
                <Button look="quiet" onClick={() => setCount(more)}>
                  {t(texts.more)}
                </Button>
              </div>
            )}
          </>
        )}
      </OperationView>
      {reported !== undefined && <ReportPassage passage={reported} onClose={() => setReported(undefined)} />}
    </Sheet>
  )
}
