import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { waitFor } from '../../../tools/services/processes.ts'
import type { Payable } from './payable-copies.ts'
import type { Place } from './places.ts'
import type { TownToKill } from './town-to-kill.ts'

const statementOf = (iban: string, { number, cents }: Payable): string => {
  const amount = `<Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>`
  const reference = `<RmtInf><Strd><CdtrRefInf><Ref>SI00${number.replace(/\D/g, '')}</Ref></CdtrRefInf></Strd></RmtInf>`
  const day = `<BookgDt><Dt>${localDayOf(new Date())}</Dt></BookgDt>`
  const entry = `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>${day}<AcctSvcrRef>B-${number}</AcctSvcrRef><NtryDtls><TxDtls>${reference}</TxDtls></NtryDtls></Ntry>`
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>${number}</Id>${account}${entry}</Stmt></BkToCstmrStmt></Document>`
}

/** What a clerk does, again and again until it is answered: nothing of it happens twice. */
const begin = async ({ product, clerk, iban }: TownToKill, { way }: Place, payable: Payable): Promise<number> => {
  if (way === 'cash') return (await clerk.get(`v1/admin/invoices/${payable.id}/create?payment_method=cash`)).status
  const form = new FormData()
  form.append('file', new File([statementOf(iban, payable)], `${payable.number}.xml`, { type: 'text/xml' }))
  const answer = await fetch(`${product.url}/api/v1/admin/documents/payments/upload`, {
    method: 'POST',
    body: form,
    headers: clerk.headers(),
  })
  return answer.status
}

const arm = async ({ product, standIn, stops }: TownToKill, { name, held }: Place): Promise<() => Promise<boolean>> => {
  if (held === 'mail server') {
    const before = product.mail.held()
    product.mail.hold(/^Račun /)
    return () => waitFor(() => Promise.resolve(product.mail.held() > before), 90_000)
  }
  if (typeof held === 'string') {
    const counted = held === 'tax authority' ? () => standIn.received() : () => standIn.register.invoices().length
    const before = counted()
    standIn.behave(held === 'tax authority' ? { kind: 'slow', milliseconds: 600_000 } : { kind: 'no_answer' })
    return () => waitFor(() => Promise.resolve(counted() > before), 90_000)
  }
  await stops.arm(name)
  return stops.reached
}

const disarm = async ({ product, standIn, stops }: TownToKill): Promise<void> => {
  product.mail.hold()
  standIn.behave({ kind: 'normal' })
  await stops.release()
}

/** Kills the product when it stands at the place with this payment, starts it again, and does once more what was not answered. */
export const killAt = async (town: TownToKill, place: Place, payable: Payable): Promise<void> => {
  const reached = await arm(town, place)
  const begun = begin(town, place, payable).catch(() => undefined)
  const there = await reached()
  await town.product.kill()
  await disarm(town)
  await begun
  await town.product.start()
  if (!there) throw new Error(`the product never came to ${place.name}: ${town.product.terminal().slice(-2000)}`)
  const again = await begin(town, place, payable)
  if (again !== 200 && !(place.way === 'cash' && again === 409)) throw new Error(`after ${place.name} the clerk was answered ${again}`)
}
