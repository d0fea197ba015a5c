/** Statements written for tests and benchmarks: invented accounts and people. */

/** What a written movement says; the rest is filled in. */
export interface SampleEntry {
  amount: string
  currency?: string
  direction?: 'CRDT' | 'DBIT'
  reversal?: boolean
  status?: string
  booked?: string
  bank_reference?: string
  /** The mark that the payer gave the payment. */
  end_to_end?: string
  payer?: string
  payer_iban?: string
  /** The other side where both are named. */
  payee?: string
  payee_iban?: string
  /** One, or several in one transfer. */
  reference?: string | readonly string[]
  purpose?: string
  /** The payments of a batch; their amounts add up to the movement's. */
  batch?: readonly Omit<SampleEntry, 'batch'>[]
}

export interface SampleStatement {
  version?: '02' | '04' | '08'
  iban?: string
  id?: string
  currency?: string
  /** The bank's number of it. */
  sequence?: number
  /** Balances, and the day of the second. */
  opening?: string
  closing?: string
  closes?: string
  entries: readonly SampleEntry[]
}

export const sampleIban = 'SI56020170014356205'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, text: string | undefined): string => (text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`)
const amount = ({ amount: written, currency = 'EUR' }: Pick<SampleEntry, 'amount' | 'currency'>): string =>
  `<Amt Ccy="${currency}">${written}</Amt>`

const transaction = (one: SampleEntry, version: string, inBatch: boolean): string => {
  const party = (name: string, nm: string | undefined, iban: string | undefined): string => {
    const inside = version === '08' ? `<Pty>${tag('Nm', nm)}</Pty>` : tag('Nm', nm)
    return `<${name}>${inside}</${name}>${iban === undefined ? '' : `<${name}Acct><Id>${tag('IBAN', iban)}</Id></${name}Acct>`}`
  }
  const payee = one.payee === undefined && one.payee_iban === undefined ? '' : party('Cdtr', one.payee, one.payee_iban)
  const structured = [one.reference ?? []].flat().map((reference) => `<Strd><CdtrRefInf>${tag('Ref', reference)}</CdtrRefInf></Strd>`)
  const own = inBatch
    ? version === '02'
      ? `<AmtDtls><TxAmt>${amount(one)}</TxAmt></AmtDtls>`
      : amount(one) + tag('CdtDbtInd', 'CRDT')
    : ''
  const references = `<Refs>${inBatch ? tag('AcctSvcrRef', one.bank_reference) : ''}<EndToEndId>${one.end_to_end ?? 'NOTPROVIDED'}</EndToEndId></Refs>`
  const remittance = `<RmtInf>${tag('Ustrd', one.purpose)}${structured.join('')}</RmtInf>`
  return `<TxDtls>${references}${own}<RltdPties>${party('Dbtr', one.payer, one.payer_iban)}${payee}</RltdPties>${remittance}</TxDtls>`
}

const movement = (one: SampleEntry, version: string): string => {
  const { direction = 'CRDT', reversal = false, status = 'BOOK', booked = '2026-11-13', batch } = one
  const state = version === '08' ? `<Sts><Cd>${status}</Cd></Sts>` : `<Sts>${status}</Sts>`
  const day = booked.includes('T') ? `<DtTm>${booked}</DtTm>` : `<Dt>${booked}</Dt>`
  const details = (batch ?? [one]).map((part) => transaction(part, version, batch !== undefined)).join('')
  return `<Ntry>${amount(one)}<CdtDbtInd>${direction}</CdtDbtInd><RvslInd>${reversal}</RvslInd>${state}<BookgDt>${day}</BookgDt><ValDt>${day}</ValDt>${tag('AcctSvcrRef', one.bank_reference)}<BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd><NtryDtls>${details}</NtryDtls></Ntry>`
}

const balance = (code: string, written: string | undefined, day = '2026-11-13'): string =>
  written === undefined
    ? ''
    : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount({ amount: written })}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

/** A camt.053 file of these statements. */
export const sampleCamt = (...statements: readonly SampleStatement[]): string => {
  const version = statements[0]?.version ?? '02'
  const written = statements.map(({ iban = sampleIban, id = 'IZPISEK-1', currency = 'EUR', entries, ...head }) => {
    const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${balance('OPBD', head.opening, head.closes)}${balance('CLBD', head.closing, head.closes)}`
    return `<Stmt><Id>${id}</Id>${tag('ElctrncSeqNb', head.sequence?.toString())}<CreDtTm>2026-11-14T01:00:00+01:00</CreDtTm>${account}${entries.map((one) => movement(one, version)).join('\n')}</Stmt>`
  })
  const head = '<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-14T01:00:00+01:00</CreDtTm></GrpHdr>'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${head}${written.join('')}</BkToCstmrStmt></Document>`
}
