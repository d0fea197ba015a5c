import { downloadSubjectFile } from '@dovolilnice/contract/subject-requests/download-subject-file'
import { requestStepLabels } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { SubjectRequest, SubjectRequestStep } from '@dovolilnice/contract/subject-requests/subject-request'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './subject-requests.module.css'
import { texts } from './texts.ts'

const download = (id: string, format: 'json' | 'pdf'): void =>
  void callForFile(downloadSubjectFile, { params: { id, format } }).then(saveFile).catch(reportFailure)

const Step = ({ step }: { step: SubjectRequestStep }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { kind, at, made_by_name: who, note, erased, stays } = step
  return (
    <li>
      <strong>{t(requestStepLabels[kind])}</strong> · {formatInstant(at, locale)} · {who}
      {note !== '' && <p className={styles.text}>{note}</p>}
      {kind === 'erased' && <p>{t(texts.erased, { labels: erased.join(', ') || t(texts.nothing) })}</p>}
      {stays.map(({ label, table_name: name, reason }) => (
        <p key={label}>{t(texts.stays, { label, kind: t(name), reason: t(reason) })}</p>
      ))}
      {step.has_files && (
        <p className={styles.actions}>
          <Button look="plain" small onClick={() => download(step.id, 'pdf')}>
            {t(texts.pdf)}
          </Button>
          {step.json_sha256 !== null && (
            <Button look="plain" small onClick={() => download(step.id, 'json')}>
              {t(texts.json)}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** What was given, corrected, erased and restricted, in its order. */
export const StepsSheet = ({ request }: { request: SubjectRequest }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(texts.steps)}>
      {request.steps.length === 0 ? (
        <p>{t(texts.noSteps)}</p>
      ) : (
        <ul className={styles.list}>
          {request.steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
