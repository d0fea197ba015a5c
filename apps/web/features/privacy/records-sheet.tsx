import {
  downloadImpactAssessment,
  downloadProcessingRecords,
  type ProcessingActivity,
  type ProcessingRecords,
  readProcessingRecords,
  recordsGapLabels,
} from '@dovolilnice/contract/privacy/records/processing-records'
import { IconDownload } from '@tabler/icons-react'
import { callForFile, formatDay, reportFailure, saveFile, t, useMay, useOperation, withWords } from '../../platform/kit.ts'
import { Button, ButtonLink, Facts, Notice, OperationView, Sheet, SheetTable, Stacked } from '../../ui/kit.ts'

const texts = withWords({
  title: { sl: 'Evidenca dejavnosti obdelave', en: 'Records of processing activities' },
  how: {
    sl: 'Po 30. členu GDPR. Sestavi jo program iz tega, kar o svojih zbirkah izjavlja vsak njegov del, in iz nastavitev občine.',
    en: 'Under Article 30 GDPR. The program makes them of what each of its parts declares about its data, and of the settings of the municipality.',
  },
  pdf: { sl: 'Prenesi PDF', en: 'Download PDF' },
  csv: { sl: 'Prenesi CSV', en: 'Download CSV' },
  grounds: { sl: 'Pravne podlage prepoznave', en: 'Legal grounds of recognition' },
  assessment: { sl: 'Ocena učinka', en: 'Impact assessment' },
  assessmentSl: { sl: 'Prenesi predlogo', en: 'Download the Slovenian template' },
  assessmentEn: { sl: 'Prenesi v angleščini', en: 'Download in English' },
  assessmentHow: {
    sl: 'Predloga po 35. členu GDPR je izpolnjena s tem, kar program počne: zbirke, nameni, podlage, roki, uporabniki podatkov in ukrepi. Presojo, mnenje pooblaščene osebe in odločitev dopiše občina.',
    en: 'The template under Article 35 GDPR is filled with what the program does: collections, purposes, grounds, terms, recipients and measures. The municipality adds its judgement, the opinion of the officer and the decision.',
  },
  notAssessed: {
    sl: 'Občina ocene še ni sprejela. Ko jo, vpišite dan v nastavitvah varstva podatkov.',
    en: 'The municipality has not adopted one yet. When it has, enter the day in the settings of data protection.',
  },
  assessed: { sl: 'Občina je oceno sprejela {day}.', en: 'The municipality adopted its assessment on {day}.' },
  gaps: { sl: 'Evidenca ni popolna. Manjka: {names}.', en: 'The records are not complete. Missing: {names}.' },
  gapsHint: {
    sl: 'Nepopolne evidence ni mogoče prenesti. Vnesite manjkajoče v nastavitvah občine.',
    en: 'Incomplete records cannot be downloaded. Enter what is missing in the settings of the municipality.',
  },
  toSettings: { sl: 'Odpri nastavitve', en: 'Open the settings' },
  controller: { sl: 'Upravljavec', en: 'Controller' },
  officer: { sl: 'Pooblaščena oseba', en: 'Data protection officer' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Processor' },
  ordinance: { sl: 'Občinski predpis', en: 'Municipal ordinance' },
  transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  security: { sl: 'Ukrepi za varnost', en: 'Security measures' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  people: { sl: 'Vrste oseb', en: 'Categories of people' },
  data: { sl: 'Vrste podatkov', en: 'Categories of data' },
  recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  table: { sl: 'Zbirka', en: 'Collection' },
  term: { sl: 'Rok hrambe', en: 'Term' },
})

const download = (format: 'pdf' | 'csv'): void =>
  void callForFile(downloadProcessingRecords, { params: { format } }).then(saveFile).catch(reportFailure)

const DownloadButtons = () => (
  <>
    <Button label={t(texts.pdf)} icon={IconDownload} onClick={() => download('pdf')} />
    <Button label={t(texts.csv)} look="plain" icon={IconDownload} onClick={() => download('csv')} />
  </>
)

/** What the town has not set; without it no document is made. */
const Gaps = ({ gaps }: Pick<ProcessingRecords, 'gaps'>) => {
  const maySet = useMay()('parameters:write')
  if (gaps.length === 0) return null
  return (
    <Notice tone="warning" title={t(texts.gaps, { names: gaps.map((gap) => t(recordsGapLabels[gap])).join(', ') })}>
      <p>{t(texts.gapsHint)}</p>
      {maySet && <ButtonLink label={t(texts.toSettings)} look="plain" small to="/nastavitve/$room" params={{ room: 'varstvo-podatkov' }} />}
    </Notice>
  )
}

const AssessmentSheet = ({ assessedOn }: { assessedOn: string }) => {
  const download = (language: 'sl' | 'en'): void =>
    void callForFile(downloadImpactAssessment, { params: { language } }).then(saveFile).catch(reportFailure)
  return (
    <Sheet
      title={t(texts.assessment)}
      actions={
        <>
          <Button label={t(texts.assessmentSl)} icon={IconDownload} onClick={() => download('sl')} />
          <Button label={t(texts.assessmentEn)} look="plain" icon={IconDownload} onClick={() => download('en')} />
        </>
      }
    >
      <p>{t(texts.assessmentHow)}</p>
      {assessedOn === '' ? (
        <Notice tone="warning">{t(texts.notAssessed)}</Notice>
      ) : (
        <p>{t(texts.assessed, { day: formatDay(assessedOn) })}</p>
      )}
    </Sheet>
  )
}

const ActivitySheet = ({ activity }: { activity: ProcessingActivity }) => (
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

const RecordsView = ({ records }: { records: ProcessingRecords }) => {
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

export const RecordsSheet = () => (
  <OperationView query={useOperation(readProcessingRecords, {})}>{(records) => <RecordsView records={records} />}</OperationView>
)
