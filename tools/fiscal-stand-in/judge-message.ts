import { compactVerify } from 'jose'
import { invoiceRequest, looseHeader, premiseRequest, type SentInvoice, type Seller } from './message-schema.ts'
import type { Register } from './stand-in-register.ts'

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)

/** Rates of VAT in Slovenia, in percent. */
const rates = [22, 9.5, 5]

const grossOf = (seller: Seller): number =>
  [
    ...(seller.VAT ?? []).flatMap(({ TaxableAmount: taxable, TaxAmount: tax }) => [taxable, tax]),
    seller.OtherTaxesAmount,
    seller.ExemptVATTaxableAmount,
    seller.ReverseVATTaxableAmount,
    seller.NontaxableAmount,
    seller.SpecialTaxRulesAmount,
  ].reduce<number>((sum, amount) => sum + cents(amount), 0)

/** What is wrong with the amounts of an invoice, or undefined: sums to the cent, tax to a cent, since lines may be rounded one by one. */
export const wrongAmount = ({ TaxesPerSeller: sellers, ...invoice }: SentInvoice): string | undefined => {
  for (const { TaxRate: rate, TaxableAmount: taxable, TaxAmount: tax } of sellers.flatMap(({ VAT: vat }) => vat ?? [])) {
    if (!rates.includes(rate)) return `there is no VAT rate of ${rate} %`
    if (Math.abs(cents(tax) - (cents(taxable) * rate) / 100) > 1) return `${tax} is not ${rate} % of ${taxable}`
  }
  const sum = sellers.reduce((total, seller) => total + grossOf(seller), 0)
  if (sum !== cents(invoice.InvoiceAmount)) return `the parts make ${sum / 100}, the invoice says ${invoice.InvoiceAmount}`
  const owed = cents(invoice.InvoiceAmount) - cents(invoice.ReturnsAmount)
  if (owed !== cents(invoice.PaymentAmount)) return `${invoice.PaymentAmount} is not what is to be paid`
  return undefined
}

/** A certificate that the stand-in has issued, as the tax authority keeps them. */
export interface KnownCertificate {
  taxNumber: string
  serial: bigint
  issuerCommonName: string
  publicKey: Parameters<typeof compactVerify>[1]
  until: Date
  withdrawn: boolean
}

/** What is said to a message: an EOR, nothing for premises, or a code of the published table. */
export interface Verdict {
  messageId: string
  eor?: string
  error?: { code: string; message: string }
}

export interface Bench {
  register: Register
  certificates: readonly KnownCertificate[]
}

/** A refusal with a code of the published table. */
class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'

const part = (token: string, index: number): string => Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')

/** The certificate that the header names by its serial number, read as text: it has more digits than a number of JavaScript. */
const namedCertificate = (token: string, certificates: readonly KnownCertificate[]): KnownCertificate => {
  const header = part(token, 0)
  const serial = /"serial"\s*:\s*(\d+)/.exec(header)?.[1]
  const found = certificates.find((certificate) => serial !== undefined && certificate.serial === BigInt(serial))
  if (found === undefined) throw new Refusal('S004', 'Identifikator digitalnega potrdila ni ustrezen')
  const named = header.includes(`CN=${found.issuerCommonName}`) && header.includes(`OU=${found.taxNumber}`)
  if (!named) throw new Refusal('S004', 'Identifikator digitalnega potrdila ni ustrezen')
  return found
}

const signedMessage = async (token: string, certificates: readonly KnownCertificate[]) => {
  const certificate = namedCertificate(token, certificates)
  try {
    await compactVerify(token, certificate.publicKey, { algorithms: ['RS256'] })
  } catch {
    throw new Refusal('S003', 'Digitalni podpis ni ustrezen')
  }
  if (certificate.withdrawn) throw new Refusal('S007', 'Digitalno potrdilo je preklicano')
  if (certificate.until <= new Date()) throw new Refusal('S008', 'Digitalnemu potrdilu je potekla veljavnost')
  return { certificate, message: parsed(part(token, 1)) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const wrongShape = (detail: string) => new Refusal('S002', `Sporočilo ni v skladu s shemo JSON: ${detail}`)

const needOwn = (taxNumber: number, { taxNumber: certified }: KnownCertificate): void => {
  if (String(taxNumber) !== certified)
    throw new Refusal('S005', 'Davčna številka v sporočilu ni enaka davčni številki iz digitalnega potrdila')
}

const judgeInvoice = (message: unknown, certificate: KnownCertificate, register: Register): string => {
  const { data, error } = invoiceRequest.safeParse(message)
  if (data === undefined) throw wrongShape(error?.issues[0]?.path.join('/') ?? '')
  const { Header: header, Invoice: invoice } = data.InvoiceRequest
  if (register.isRepeated(header.MessageID)) throw wrongShape('MessageID')
  needOwn(invoice.TaxNumber, certificate)
  if (!register.premiseIsOpen(invoice.TaxNumber, invoice.InvoiceIdentifier.BusinessPremiseID))
    throw new Refusal('S006', 'Podatki o poslovnem prostoru niso posredovani')
  const wrong = wrongAmount(invoice)
  if (wrong !== undefined) throw wrongShape(wrong)
  const eor = register.register(invoice)
  if (eor === undefined) throw wrongShape('InvoiceNumber: another invoice has this number')
  return eor
}

const judgePremise = (message: unknown, certificate: KnownCertificate, register: Register): void => {
  const { data, error } = premiseRequest.safeParse(message)
  if (data === undefined) throw wrongShape(error?.issues[0]?.path.join('/') ?? '')
  const { Header: header, BusinessPremise: premise } = data.BusinessPremiseRequest
  if (register.isRepeated(header.MessageID)) throw wrongShape('MessageID')
  needOwn(premise.TaxNumber, certificate)
  register.setPremise(premise.TaxNumber, premise.BusinessPremiseID, premise.ClosingTag === undefined)
}

/** The id of the message in a token; zeros where it has none. */
export const messageIdOf = (token: string): string =>
  Object.values(looseHeader.safeParse(parsed(part(token, 1))).data ?? {})[0]?.Header.MessageID ?? nobody

/** Judges a signed message in the order of the published specification, and registers what is right. */
export const judgeMessage = async (token: string, kind: 'invoice' | 'premise', { register, certificates }: Bench): Promise<Verdict> => {
  const messageId = messageIdOf(token)
  try {
    const { certificate, message } = await signedMessage(token, certificates)
    if (kind === 'invoice') return { messageId, eor: judgeInvoice(message, certificate, register) }
    judgePremise(message, certificate, register)
    return { messageId }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { messageId, error: { code: error.code, message: error.message } }
  }
}
