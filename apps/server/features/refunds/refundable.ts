import { OperationError } from '@dovolilnice/contract/errors'
import type { Text } from '@dovolilnice/contract/locale'
import { unusedCents, unusedPart } from '@dovolilnice/contract/money/unused-part'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { readRefundable, type Refundable } from '@dovolilnice/contract/refunds/operations'
import type { ProRata } from '@dovolilnice/contract/parking/permit-kind'
import { ifGiven, type Db, type Row, notFound, sql, findRow } from '../../platform/database/db.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { findRefundableCard } from './card/card-refundable.ts'
import type { RefundSource } from './refund-record.ts'

/** The sum of the refunds of a payment or an application that were not declined. */
const givenBack = async (db: Db, column: 'payment_id' | 'application_id', id: string, except?: string): Promise<number> => {
  const { cents } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .where(column, '=', id)
    .where('status', '!=', 'declined')
    .$call(ifGiven(except, (query, one) => query.where('id', '!=', one)))
    .executeTakeFirstOrThrow()
  return cents
}

/** What can be returned, before anybody asked for the card. */
type WithoutCard = Omit<Refundable, 'card_cents'>

const ofPayment = async (db: Db, id: string, except?: string): Promise<WithoutCard> => {
  const payment = await db
    .selectFrom('payment')
    .select(['cents', 'payer_name', 'payer_iban', 'status'])
    .select((of) =>
      of
        .selectFrom('payment_allocation')
        .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
        .whereRef('payment_id', '=', 'payment.id')
        .where('undone_at', 'is', null)
        .as('allocated'),
    )
    .select((of) =>
      of
        .selectFrom('payment as part')
        .select(sql<number>`coalesce(sum(part.cents), 0)::bigint`.as('cents'))
        .whereRef('part.reverses_id', '=', 'payment.id')
        .as('taken_back'),
    )
    .where('id', '=', id)
    .where('direction', '=', 'credit')
    .where('currency', '=', 'EUR')
    .where('status', 'not in', ['reversed', 'removed'])
    .executeTakeFirstOrThrow(notFound)
  const allocated = payment.allocated ?? 0
  const received = payment.cents - (payment.taken_back ?? 0)
  const left = Math.max(0, received - allocated - (await givenBack(db, 'payment_id', id, except)))
  return {
    most_cents: left,
    proposed_cents: left,
    explanation: {
      sl: `Prejeto ${formatCents(received, 'sl')}, razporejeno na vloge ${formatCents(allocated, 'sl')}.`,
      en: `Received ${formatCents(received, 'en')}, put to applications ${formatCents(allocated, 'en')}.`,
    },
    ground: payment.status === 'overpaid' ? 'overpayment' : 'not_ours',
    payee_name: payment.payer_name,
    iban: payment.payer_iban,
  }
}

/** The rule by which the price of the application was divided by time. */
const readRule = async (
  db: Db,
  {
    permit_kind_id: kind,
    period,
    received_on,
    created_at,
  }: Pick<Row<'application'>, 'permit_kind_id' | 'period' | 'received_on' | 'created_at'>,
): Promise<ProRata> => {
  const tariff = await db
    .selectFrom('tariff')
    .select('pro_rata')
    .where('permit_kind_id', '=', kind)
    .where('period', '=', period)
    .where('valid_from', '<=', received_on ?? localDayOf(created_at))
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  return tariff?.pro_rata ?? 'full'
}

/** The application with its payments, the last first, and its permit. */
const readPaidApplication = async (db: Db, id: string) => {
  const application = await findRow(db, 'application', id, [
    'fee_lines',
    'valid_from',
    'valid_until',
    'name',
    'permit_kind_id',
    'period',
    'received_on',
    'created_at',
  ])
  const payments = await db
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .select(['payment_allocation.cents', 'payment.payer_name', 'payment.payer_iban'])
    .where('payment_allocation.application_id', '=', id)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy('payment.booked_on', 'desc')
    .execute()
  const permit = await db
    .selectFrom('permit')
    .leftJoin('event', (on) => on.on('event.subject_id', '=', sql<string>`permit.id::text`).on('event.action', '=', 'permit:revoke'))
    .select(['permit.status', 'event.at as revoked_at'])
    .where('permit.application_id', '=', id)
    .orderBy('permit.issued_at', 'desc')
    .executeTakeFirst()
  const rule = await readRule(db, application)
  return { application, payments, permit, rule }
}

const explain = (rule: ProRata, parts: number, whole: number, endsOn: string): Text => {
  const day = { sl: dayInWords(endsOn, 'sl'), en: dayInWords(endsOn, 'en') }
  if (rule === 'full')
    return {
      sl: 'Cena te vrste se ne deli po času, zato se neizrabljeni del ne vrača.',
      en: 'The price of this kind is not divided by time, so its unused part is not paid back.',
    }
  return rule === 'day'
    ? { sl: `Neizrabljenih ${parts} od ${whole} dni od ${day.sl}.`, en: `${parts} of ${whole} days unused from ${day.en}.` }
    : {
        sl: `Mesecev, ki se še niso začeli: ${parts} od ${whole}, od ${day.sl}.`,
        en: `Months that have not begun: ${parts} of ${whole}, from ${day.en}.`,
      }
}

const ofApplication = async (db: Db, id: string, today: string, except?: string): Promise<WithoutCard> => {
  const { application, payments, permit, rule } = await readPaidApplication(db, id)
  const received = payments.reduce((sum, { cents }) => sum + cents, 0)
  const most = Math.max(0, received - (await givenBack(db, 'application_id', id, except)))
  const endsOn = permit?.revoked_at ? localDayOf(permit.revoked_at) : today
  const { parts, whole } = unusedPart(rule, application, endsOn)
  const unused = permit === undefined ? most : unusedCents(application.fee_lines, { parts, whole })
  return {
    most_cents: most,
    proposed_cents: Math.min(most, unused),
    explanation:
      permit === undefined ? { sl: 'Dovolilnica ni bila izdana.', en: 'No permit was issued.' } : explain(rule, parts, whole, endsOn),
    ground: permit?.status === 'revoked' ? 'revocation' : 'withdrawal',
    payee_name: payments[0]?.payer_name ?? application.name,
    iban: payments[0]?.payer_iban ?? null,
  }
}

/**
 * What may be paid back, and what the rule of the price proposes.
 * @param except a refund that is not taken off
 * @throws OperationError `not_found` for no source, for both at once, and for a payment that is not ours in euros
 */
export const findRefundable = async (
  { db, cardPayments }: Pick<Context, 'db' | 'cardPayments'>,
  source: RefundSource,
  today: string,
  except?: string,
): Promise<Refundable> => {
  const { payment_id: payment, application_id: application } = source
  if (!payment === !application) throw new OperationError('not_found')
  const found = payment ? await ofPayment(db, payment, except) : await ofApplication(db, application ?? '', today, except)
  const card = cardPayments && (await findRefundableCard(db, source, except))
  return { ...found, card_cents: Math.min(found.most_cents, card?.left_cents ?? 0) }
}

export const handleReadRefundable = implement(readRefundable, ({ query }, context) =>
  findRefundable(context, query, localDayOf(context.now)),
)
