import { counterMethodLabels } from '@dovolilnice/contract/counter/counter-labels'
import type { readFeeReceipt } from '@dovolilnice/contract/counter/read-fee-receipt'
import { OperationError } from '@dovolilnice/contract/errors'
import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Trx } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { facts } from '../../platform/pdf/tables.ts'
import { paragraph } from '../../platform/pdf/text-blocks.ts'
import { townPaper } from '../../platform/pdf/town-paper.ts'
import { deviceCode } from './drawer-record.ts'

const words = {
  sl: {
    title: 'Potrdilo o plačilu upravne takse za vlogo {number}',
    payer: 'Plačnik',
    amount: 'Plačano',
    method: 'Način plačila',
    at: 'Prejeto',
    cashier: 'Blagajna in blagajnik',
    transaction: 'Številka transakcije',
    outside: 'Upravna taksa ni predmet DDV; račun se zanjo ne izda.',
    givenBack: 'To plačilo je bilo vrnjeno; potrdilo ne velja več.',
  },
  en: {
    title: 'Receipt of the administrative fee for application {number}',
    payer: 'Payer',
    amount: 'Paid',
    method: 'Paid by',
    at: 'Received',
    cashier: 'Device and cashier',
    transaction: 'Transaction number',
    outside: 'The administrative fee is outside VAT; no invoice is issued for it.',
    givenBack: 'This payment was given back; the receipt is no longer valid.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

/** @throws OperationError `not_found` for what is no payment of an administrative fee */
const readTakenFee = async (trx: Trx, id: string) => {
  const taken = await trx
    .selectFrom('drawer_movement as movement')
    .innerJoin('cash_device', 'cash_device.id', 'movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .innerJoin('app_user', 'app_user.id', 'movement.made_by')
    .innerJoin('payment', 'payment.id', 'movement.payment_id')
    .innerJoin('application', 'application.id', 'movement.application_id')
    .select(['movement.cents', 'movement.method', 'movement.made_at', 'movement.transaction_id', 'app_user.name as cashier'])
    .select(['payment.status', deviceCode.as('device')])
    .select(['application.id', 'application.number', 'application.locale', 'application.name', 'application.street'])
    .select(['application.post_code', 'application.city'])
    .where('movement.id', '=', id)
    .where('movement.kind', '=', 'payment')
    .where('movement.invoice_id', 'is', null)
    .executeTakeFirst()
  if (taken === undefined) throw new OperationError('not_found')
  return taken
}

type TakenFee = Awaited<ReturnType<typeof readTakenFee>>

/** In the language of the applicant; its creation date is that of the payment. */
const makeReceiptPdf = (taken: TakenFee, parameters: Parameters): Promise<Uint8Array> => {
  const { locale, number, made_at: madeAt } = taken
  const t = wordsIn(words, locale)
  const paper = { title: fillText(t.title, { number }), locale, madeAt, footer: parameters.municipality.name }
  return townPaper(paper, parameters, (pdf) => {
    if (taken.status === 'reversed') paragraph(pdf, t.givenBack, { bold: true })
    facts(pdf, [
      [t.payer, `${taken.name}, ${addressLine(taken)}`],
      [t.amount, formatCents(taken.cents, locale)],
      [t.method, textIn(counterMethodLabels[taken.method], locale)],
      [t.at, instantText(madeAt.toISOString(), locale)],
      [t.cashier, `${taken.device}, ${taken.cashier}`],
      [t.transaction, taken.transaction_id],
    ])
    paragraph(pdf, t.outside, { size: 8.5, muted: true })
  })
}

export const handleReadFeeReceipt: Handler<typeof readFeeReceipt> = async ({ params }, { trx, capabilities, record }) => {
  const taken = await readTakenFee(trx, params.id)
  record({ subject: { type: 'application', id: taken.id, label: taken.number } })
  const stream = await makeReceiptPdf(taken, await capabilities.readParameters(trx))
  return { stream, media_type: 'application/pdf', file_name: `potrdilo-upravna-taksa-${taken.number}.pdf` }
}
