import {
  downloadImpactAssessment,
  downloadProcessingRecords,
  type ProcessingActivity,
  type ProcessingRecords,
  readProcessingRecords,
  recordsGapLabels,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { IconDownload } from '@tabler/icons-react'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure, useOperation } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { formatDay, useTranslate, useLanguage } from '../../platform/translate/translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts, Sheet, Stacked, SheetTable } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { recordsTexts as texts } from './records-texts.ts'

const download = (format: 'pdf' | 'csv'): void =>
  void callForFile(downloadProcessingRecords, { params: { format } }).then(saveFile).catch(reportFailure)

const DownloadButtons = () => {
  const t = useTranslate()
  return (
    <>
      <Button icon={<IconDownload size={18} aria-hidden />} onClick={() => download('pdf')}>
        {t(texts.pdf)}
      </Button>
      <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={() => download('csv')}>
        {t(texts.csv)}
      </Button>
    </>
  )
}

/** What the town has not set; without it no document is made. */
const Gaps = ({ gaps }: Pick<ProcessingRecords, 'gaps'>) => {
  const t = useTranslate()
  const maySet = useMay()('parameters:write')
  if (gaps.length === 0) return null
  return (
    <Notice tone="warning" title={t(texts.gaps, { names: gaps.map((gap) => t(recordsGapLabels[gap])).join(', ') })}>
      <p>{t(texts.gapsHint)}</p>
      {maySet && (
        <ButtonLink look="plain" small to="/nastavitve/$room" params={{ room: 'varstvo-podatkov' }}>
          {t(texts.toSettings)}
        </ButtonLink>
      )}
    </Notice>
  )
}

/** The template of the impact assessment, in both languages, and when the town adopted its own. */
const AssessmentSheet = ({ assessedOn }: { assessedOn: string }) => {
  const { t, locale } = useLanguage()
  const download = (language: 'sl' | 'en'): void =>
    void callForFile(downloadImpactAssessment, { params: { language } }).then(saveFile).catch(reportFailure)
  return (
    <Sheet
      title={t(texts.assessment)}
      actions={
        <>
          <Button icon={<IconDownload size={18} aria-hidden />} onClick={() => download('sl')}>
            {t(texts.assessmentSl)}
          </Button>
          <Button look="plain" icon={<IconDownload size={18} aria-hidden />} onClick={() => download('en')}>
            {t(texts.assessmentEn)}
          </Button>
        </>
      }
    >
      <p>{t(texts.assessmentHow)}</p>
      {assessedOn === '' ? (
        <Notice tone="warning">{t(texts.notAssessed)}</Notice>
      ) : (
        <p>{t(texts.assessed, { day: formatDay(assessedOn, locale) })}</p>
      )}
    </Sheet>
  )
}

const ActivitySheet = ({ activity }: { activity: ProcessingActivity }) => {
  const t = useTranslate()
  return (
    <Sheet title={t(activity.name)}>
      <Facts
        facts={[
          { label: t(texts.purpose), value: t(activity.purpose), wide: true },
          { label: t(texts.basis), value: t(activity.basis), wide: true },
          { label: t(texts.people), value: t(activity.people), wide: true },
          { label: t(texts.data), value: activity.data.map((data) => t(data)).join('; '), wide: true },
          { label: t(texts.recipients), value: t(activity.recipients), wide: true },
        ]}
      />
      <SheetTable
        caption={t(activity.name)}
        rows={activity.tables}
        rowKey={({ table }) => table}
        columns={[
          { title: t(texts.table), cell: ({ name }) => t(name) },
          { title: t(texts.term), cell: ({ term }) => t(term) },
        ]}
      />
    </Sheet>
  )
}

const RecordsView = ({ records }: { records: ProcessingRecords }) => {
  const t = useTranslate()
  const { gaps, controller, address, contact, officer, officer_email: email, processor } = records
  return (
    <Stacked>
      <Gaps gaps={gaps} />
      <Sheet title={t(texts.title)} actions={gaps.length === 0 && <DownloadButtons />}>
        <p>{t(texts.how)}</p>
        <Facts
          facts={[
            { label: t(texts.controller), value: [controller, address, contact].filter(Boolean).join(', '), wide: true },
            { label: t(texts.officer), value: [officer, email].filter(Boolean).join(', '), wide: true },
            { label: t(texts.processor), value: processor || '–', wide: true },
            { label: t(texts.ordinance), value: t(records.legal_basis), wide: true },
            { label: t(texts.transfer), value: t(records.transfer), wide: true },
            { label: t(texts.security), value: t(records.security), wide: true },
          ]}
        />
      </Sheet>
      <AssessmentSheet assessedOn={records.assessed_on} />
      <Sheet title={t(texts.grounds)}>
        <Facts facts={records.grounds.map(({ name, ground }) => ({ label: t(name), value: t(ground), wide: true }))} />
      </Sheet>
      {records.activities.map((activity) => (
        <ActivitySheet key={activity.code} activity={activity} />
      ))}
    </Stacked>
  )
}

/** The records of processing activities, as the declarations of the product and the settings of the town say them. */
export const RecordsSheet = () => {
  const query = useOperation(readProcessingRecords, {})
  return <OperationView query={query}>{(records) => <RecordsView records={records} />}</OperationView>
}
