import { readFiscalStatus } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { t, useLive, useMay, useOperation } from '../../platform/kit.ts'
import { ButtonLink, Sheet } from '../../ui/kit.ts'
import { OpenNotices } from './fiscal-status-notices.tsx'
import { fiscalTexts as texts } from './fiscal-texts.ts'

const Unverified = () => {
  const query = useOperation(readFiscalStatus, {}, { quiet: true })
  useLive('invoices', () => query.refetch())
  const status = query.data
  if (status === undefined || status.waiting + status.refused === 0) return null
  return (
    <Sheet title={t(texts.unverified)} tone="warning">
      <OpenNotices status={status} />
      <div>
        <ButtonLink label={t(texts.toInvoices)} to="/racuni" look="plain" />
      </div>
    </Sheet>
  )
}

export const UnverifiedSheet = () => (useMay()('invoices:read') ? <Unverified /> : null)
