import { type FiscalStatus, readFiscalStatus } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatDay, t, useLive, useOperation } from '../../platform/kit.ts'
import { Notice } from '../../ui/kit.ts'
import { fiscalTexts as texts } from './fiscal-texts.ts'
import styles from './invoices.module.css'

const LinkNotices = ({ link }: { link: NonNullable<FiscalStatus['link']> }) => (
  <>
    {link.test_environment && <Notice title={t(texts.testEnvironment)} />}
    {!link.is_own && (
      <Notice tone="bad" title={t(texts.foreign, { number: link.tax_number ?? '–' })}>
        {t(texts.foreignText)}
      </Notice>
    )}
    {link.ends_soon && (
      <Notice tone="warning" title={t(texts.endsSoon, { day: formatDay(localDayOf(new Date(link.ends_at))) })}>
        {t(texts.endsSoonText)}
      </Notice>
    )}
  </>
)

/** What waits, the most pressing alone. */
export const OpenNotices = ({ status: { pressing, refused, waiting, first_due_on: due } }: { status: FiscalStatus }) => {
  if (pressing > 0)
    return (
      <Notice tone="bad" title={t(texts.pressing, { count: pressing })}>
        {t(texts.pressingText)}
      </Notice>
    )
  if (refused > 0)
    return (
      <Notice tone="bad" title={t(texts.refusedCount, { count: refused })}>
        {t(texts.refusedText)}
      </Notice>
    )
  if (waiting === 0 || due === null) return null
  return <Notice tone="warning" title={t(texts.waitingCount, { count: waiting, day: formatDay(due) })} />
}

/** What a clerk has to know of the link to the tax authority; nothing while all is well, and in a town that has none. */
export const FiscalStatusNotices = () => {
  const query = useOperation(readFiscalStatus, {}, { quiet: true })
  useLive('invoices', () => query.refetch())
  const status = query.data
  if (status === undefined) return null
  return (
    <div className={styles.fiscal}>
      {status.link !== null && <LinkNotices link={status.link} />}
      <OpenNotices status={status} />
    </div>
  )
}
