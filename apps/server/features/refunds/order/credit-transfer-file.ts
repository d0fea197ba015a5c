import { inLatin2 } from '@dovolilnice/contract/money/bank/upn-qr'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { escapeHtml } from '../../../platform/security/escape-html.ts'

/** One payment of an order. */
export interface CreditTransfer {
  /** The number of the refund; the bank gives it back on the statement. */
  number: string
  cents: number
  name: string
  iban: string
  purpose: string
}

/** The municipality's account, from which is paid. */
export interface Payer {
  name: string
  iban: string
  bic: string
}

const euros = (cents: number): string => (cents / 100).toFixed(2)
const written = (text: string, longest: number): string => escapeHtml(inLatin2(text).slice(0, longest))
const longestName = 70
const longestPurpose = 140

const transferOf = ({ number, cents, name, iban, purpose }: CreditTransfer): string => `
      <CdtTrfTxInf>
        <PmtId><InstrId>${number}</InstrId><EndToEndId>${number}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt></Amt>
        <Cdtr><Nm>${written(name, longestName)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${written(purpose, longestPurpose)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

/**
 * A SEPA payment order as ISO 20022 pain.001.001.09, which Slovenian banks take; names and purposes in the signs that they print. The bank books
 * each transfer by itself: only so does a statement say which refund was paid.
 */
export const creditTransferFile = (number: string, payer: Payer, transfers: readonly CreditTransfer[], now: Date): string => {
  const count = String(transfers.length)
  const sum = euros(transfers.reduce((total, { cents }) => total + cents, 0))
  const agent = payer.bic === '' ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BICFI>${payer.bic}</BICFI>`
  const name = written(payer.name, longestName)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${number}</MsgId>
      <CreDtTm>${now.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${number}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${localDayOf(now)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>${transfers.map(transferOf).join('')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}
