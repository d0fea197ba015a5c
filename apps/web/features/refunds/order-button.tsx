import { listRefunds } from '@dovolilnice/contract/refunds/list-refunds'
import { orderRefunds } from '@dovolilnice/contract/refunds/order-refunds'
import { readRefundOrder } from '@dovolilnice/contract/refunds/read-refund-order'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { IconBuildingBank } from '@tabler/icons-react'
import { callForFile } from '../../platform/calls/call.ts'
import { reportFailure, useAction, useOperation } from '../../platform/calls/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { texts } from './texts.ts'

/** The order's file for the bank. */
export const downloadOrder = (id: string): Promise<void> => callForFile(readRefundOrder, { params: { id } }).then(saveFile, reportFailure)

/** Puts all approved refunds into one order, and hands its file to the browser. */
export const OrderButton = () => {
  const t = useTranslate()
  const locale = useLocale()
  const approved = useOperation(listRefunds, { body: { filters: { status: 'approved', to_card: false }, itemsPerPage: 1 } })
  const order = useAction(orderRefunds, {
    onDone: ({ id, number, refunds, total_cents: total }) => {
      showSnackbar(t(texts.ordered, { number, count: refunds, total: formatCents(total, locale) }), { tone: 'good' })
      void downloadOrder(id)
    },
  })
  const count = approved.data?.total ?? 0
  if (count === 0) return null
  return (
    <Button icon={<IconBuildingBank size={18} aria-hidden />} busy={order.isPending} onClick={() => order.mutate({})}>
      {`${t(texts.order)} (${count})`}
    </Button>
  )
}
