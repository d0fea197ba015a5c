import { languageTags } from '@dovolilnice/contract/locale'
import {
  differenceText,
  type Headline,
  headlinesOf,
  headlineText,
  headlineTitles,
  inTermShare,
  percentText,
} from '@dovolilnice/contract/statistics/headlines'
import { readCouncilReport, type Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { callForFile, pageLocale, reportFailure, saveFile, t } from '../../platform/kit.ts'
import { Button, Modal, Stacked } from '../../ui/kit.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { FormButtons, TextInput } from '../../ui/form/kit.ts'
import { FigureSheet } from './figure-sheet.tsx'
import styles from './statistics.module.css'
import { texts } from './texts.ts'

/** Fewer rejections and less time are better; more of the rest is only more. */
const toneOf = ({ key, now, before }: Headline): 'good' | 'bad' | undefined => {
  if ((key !== 'rejected' && key !== 'time') || now === null || before === null || now === before) return undefined
  return now < before ? 'good' : 'bad'
}

export const Headlines = ({ statistics }: { statistics: Statistics }) => {
  const locale = pageLocale()
  const share = statistics.applications === null ? null : inTermShare(statistics.applications.total)
  return (
    <ul className={styles.headlines} aria-label={t(texts.headlines)}>
      {headlinesOf(statistics).map((headline) => {
        const { key, now, before } = headline
        return (
          <li key={key}>
            <span>{t(headlineTitles[key])}</span>
            <strong>{headlineText(key, now, locale)}</strong>
            <small>
              {t(texts.before, { value: headlineText(key, before, locale) })}{' '}
              <b data-tone={toneOf(headline)}>{differenceText(headline, locale)}</b>
              {key === 'time' && share !== null && <> · {t(texts.shareInTerm, { share: percentText(share, locale) })}</>}
            </small>
          </li>
        )
      })}
    </ul>
  )
}

export const IssuedFigures = ({ figures: { months, total }, period }: { figures: NonNullable<Statistics['issued']>; period: string }) => {
  const monthText = (month = '1970-01-01'): string =>
    new Intl.DateTimeFormat(languageTags[pageLocale()], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
      new Date(`${month}T00:00:00Z`),
    )
  const [most] = months.toSorted((a, b) => b.count - a.count)
  return (
    <FigureSheet
      title={t(texts.issued)}
      summary={t(texts.issuedSum, { ...total, month: monthText(most?.month), most: most?.count ?? 0 })}
      fileName={`statistika-izdane-dovolilnice-${period}`}
      rows={total.count + total.before === 0 ? [] : months}
      rowKey={({ month }) => month}
      columns={[
        { title: t(texts.month), value: ({ month }) => monthText(month) },
        { title: t(texts.thisPeriod), value: ({ count }) => count },
        { title: t(texts.yearBefore), value: ({ before }) => before },
      ]}
    >
      <ColumnChart
        ends={[monthText(months[0]?.month), monthText(months.at(-1)?.month)]}
        series={[
          { title: t(texts.thisPeriod), values: months.map(({ count }) => count) },
          { past: true, title: t(texts.yearBefore), values: months.map(({ before }) => before) },
        ]}
        text={String}
      />
    </FigureSheet>
  )
}

interface ReportProps {
  /** The whole town: the report names no kind. */
  body: { from: string; until: string }
}

const ReportDialog = ({ body, onClose }: ReportProps & { onClose: () => void }) => {
  const [session, setSession] = useState('')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const written = session.trim()
    try {
      saveFile(await callForFile(readCouncilReport, { body: { ...body, ...(written !== '' && { session: written }) } }))
      onClose()
    } catch (error) {
      reportFailure(error)
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} size={560} title={t(texts.reportTitle)}>
      <Stacked>
        <p>{t(texts.reportHow)}</p>
        <TextInput
          label={t(texts.session)}
          description={t(texts.sessionHint)}
          maxLength={120}
          value={session}
          onChange={({ currentTarget: { value } }) => setSession(value)}
        />
        <FormButtons>
          <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
          <Button label={t(texts.download)} busy={busy} onClick={() => void download()} />
        </FormButtons>
      </Stacked>
    </Modal>
  )
}

export const CouncilReport = ({ body }: ReportProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button label={t(texts.report)} icon={IconFileText} onClick={() => setOpen(true)} />
      {open && <ReportDialog body={body} onClose={() => setOpen(false)} />}
    </>
  )
}
