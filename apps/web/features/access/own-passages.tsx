import { listOwnPassages, type OwnPassage, ownPassageDays, reportOwnPassage } from '@dovolilnice/contract/access/own/own-passages'
import { formatInstant, useLocale, useTranslate } from '../../platform/translate/translate.ts'
import { fieldsOf, FormButtons, SubmitButton, OperationForm } from '../../ui/form/form.tsx'
import { type BodyOf, useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { CallTown } from './guest-screen.tsx'
import { ownTexts as texts } from './own-texts.ts'
import { accessEventLabels, type PassageClaim } from '@dovolilnice/contract/access/access-log'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../platform/calls/query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './access.module.css'
import { unbroken } from '../../ui/vehicles/unbroken.tsx'

const { TextAreaField } = fieldsOf<BodyOf<typeof reportOwnPassage>>()

interface Reported {
  passage: OwnPassage
  claim: PassageClaim
}

/** Tells the office that a passage was somebody else's, or a refusal a mistake. */
const ReportPassage = ({ passage, claim, onClose }: Reported & { onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const isMistake = claim === 'mistake'
  const form = useOperationForm(reportOwnPassage, {
    params: { id: passage.id },
    defaults: { claim, remark: '' },
    about: claim,
    done: texts.sent,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} size={520} title={t(isMistake ? texts.mistakeTitle : texts.reportTitle)}>
      <OperationForm form={form} leaveFreely>
        <p>
          {unbroken(
            t(isMistake ? texts.mistakeText : texts.reportText, { instant: formatInstant(passage.at, locale), gate: passage.device_name }),
          )}
        </p>
        <TextAreaField name="remark" label={t(texts.remark)} maxLength={1000} rows={3} optional />
        <FormButtons>
          <SubmitButton form={form}>{t(texts.send)}</SubmitButton>
        </FormButtons>
      </OperationForm>
      {isMistake && <CallTown />}
    </Modal>
  )
}

const first = 5
const more = 25

interface PassageProps {
  passage: OwnPassage
  onReport: (claim: PassageClaim) => void
}

/** What the office knows of it: nothing yet, a report that waits, or its answer. */
const Report = ({ passage, onReport }: PassageProps) => {
  const t = useTranslate()
  const locale = useLocale()
  if (passage.answer !== null) return <p>{t(texts.answered, { answer: passage.answer })}</p>
  if (passage.reported_at !== null)
    return <p className={styles.soft}>{t(texts.reported, { instant: formatInstant(passage.reported_at, locale) })}</p>
  const instant = formatInstant(passage.at, locale)
  return (
    <div>
      {passage.event_name === 'refused' && (
        <Button look="quiet" onClick={() => onReport('mistake')} aria-label={t(texts.mistakeOf, { instant })}>
          {t(texts.mistake)}
        </Button>
      )}
      <Button look="quiet" onClick={() => onReport('not_mine')} aria-label={t(texts.notMeOf, { instant })}>
        {t(texts.notMe)}
      </Button>
    </div>
  )
}

const Passage = ({ passage, onReport }: PassageProps) => {
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
  const [reported, setReported] = useState<Reported>()
  const query = useOperation(listOwnPassages, { body: { itemsPerPage: count } }, { keep: true })
  return (
    <Sheet title={t(texts.passages)}>
      <OperationView query={query}>
        {({ items, total }) => (
          <>
            {total === 0 && <p className={styles.soft}>{t(texts.none, { count: ownPassageDays })}</p>}
            <ul className={styles.passages}>
              {items.map((passage) => (
                <Passage key={passage.id} passage={passage} onReport={(claim) => setReported({ passage, claim })} />
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
      {reported !== undefined && <ReportPassage {...reported} onClose={() => setReported(undefined)} />}
    </Sheet>
  )
}
