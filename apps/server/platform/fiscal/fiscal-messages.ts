import { type MoneyLine, vatGroups } from '@dovolilnice/contract/money/money-line'
import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'
import type { InvoiceMark } from './zoi.ts'

/** The invoice that a later one changes, as its storno does. */
type ReferenceInvoice = Pick<InvoiceMark, 'premise' | 'device' | 'sequence' | 'issued_at'>

/** An invoice as the tax authority is told of it. */
export interface FiscalInvoice extends InvoiceMark {
  zoi: string
  /** Whether numbers are given out for each device (`B`) or for the whole premises (`C`), as the internal act says. */
  numbering: 'B' | 'C'
  lines: readonly Pick<MoneyLine, 'cents' | 'vat_basis_points'>[]
  /** Whether the issuer is identified for VAT; of one that is not, everything is exempt. */
  vat_payer: boolean
  /** Who issued it. Null for a person without a Slovenian tax number; where no person did, it is that of the issuer. */
  operator_tax_number: string | null
  /** The tax number or VAT number of the buyer, where it is printed. */
  customer_vat_number?: string
  reference?: ReferenceInvoice
  /** True when it was issued without an EOR, as in an outage, and is sent later. */
  subsequent: boolean
}

/** What every message begins with. `MessageID` is new at every sending, also of the same invoice. */
interface MessageHeader {
  MessageID: string
  DateTime: string
}

export const messageHeader = (messageId: string, now: Date): MessageHeader => ({ MessageID: messageId, DateTime: localDateTimeOf(now) })

/** Cents as a JSON number: at most two decimals are written, since the quotient is the nearest number to the decimal. */
const amount = (cents: number): number => cents / 100

const identifier = ({ premise, device, sequence }: Omit<ReferenceInvoice, 'issued_at'>) => ({
  BusinessPremiseID: premise,
  ElectronicDeviceID: device,
  InvoiceNumber: String(sequence),
})

/** The amounts by kind of tax. Rate 0 is exempt; what has no rate stands outside VAT, as an administrative fee. */
const taxes = ({ lines, vat_payer: vatPayer, total_cents: total }: FiscalInvoice) => {
  if (!vatPayer) return { ExemptVATTaxableAmount: amount(total) }
  const groups = vatGroups(lines)
  const rated = groups.flatMap(({ vat_basis_points: rate, taxable_cents: taxable, tax_cents: tax }) =>
    rate ? [{ TaxRate: amount(rate), TaxableAmount: amount(taxable), TaxAmount: amount(tax) }] : [],
  )
  const baseOf = (rate: number | null) => groups.find(({ vat_basis_points: of }) => of === rate)?.taxable_cents
  const [exempt, outside] = [baseOf(0), baseOf(null)]
  return {
    ...(rated.length > 0 && { VAT: rated }),
    ...(exempt !== undefined && { ExemptVATTaxableAmount: amount(exempt) }),
    ...(outside !== undefined && { NontaxableAmount: amount(outside) }),
  }
}

/** The message that registers an invoice (Technical specifications for fiscal verification, chapter 3.1). */
export const invoiceMessage = (invoice: FiscalInvoice, header: MessageHeader) => {
  const { reference, customer_vat_number: customer, operator_tax_number: operator } = invoice
  return {
    InvoiceRequest: {
      Header: header,
      Invoice: {
        TaxNumber: Number(invoice.tax_number),
        IssueDateTime: localDateTimeOf(invoice.issued_at),
        NumberingStructure: invoice.numbering,
        InvoiceIdentifier: identifier(invoice),
        ...(customer !== undefined && { CustomerVATNumber: customer }),
        InvoiceAmount: amount(invoice.total_cents),
        PaymentAmount: amount(invoice.total_cents),
        TaxesPerSeller: [taxes(invoice)],
        ...(operator === null ? { ForeignOperator: true } : { OperatorTaxNumber: Number(operator) }),
        ProtectedID: invoice.zoi,
        ...(invoice.subsequent && { SubsequentSubmit: true }),
        ...(reference && {
          ReferenceInvoice: [
            {
              ReferenceInvoiceIdentifier: identifier(reference),
              ReferenceInvoiceIssueDateTime: localDateTimeOf(reference.issued_at),
            },
          ],
        }),
      },
    },
  }
}

/** Premises with an address in the cadastre of buildings, where invoices are issued. */
interface RealEstatePremise {
  kind: 'real_estate'
  /** Numbers of the cadastral community (up to 4 digits), the building (5) and its part (4). */
  cadastral_community: number
  building: number
  building_part: number
  street: string
  house_number: string
  /** The letter after the house number. */
  house_number_addition: string | null
  /** The settlement. */
  community: string
  city: string
  post_code: string
}

/** Premises without an address. `A`: movable, `B`: at a fixed place, `C`: a single device or an order from afar. */
interface MovablePremise {
  kind: 'movable'
  type: 'A' | 'B' | 'C'
}

/** Business premises as the tax authority is told of them. */
export interface FiscalPremise {
  tax_number: string
  premise: string
  identifier: RealEstatePremise | MovablePremise
  /** The local day from which this holds. */
  valid_from: string
  /** True when the premises are given up; no invoice may be issued in them afterwards. */
  closed: boolean
  /** Who made the software: a Slovenian tax number, or the name of a maker from abroad. */
  supplier: { tax_number: string } | { name: string }
}

const identifierOf = (identifier: FiscalPremise['identifier']) =>
  identifier.kind === 'movable'
    ? { PremiseType: identifier.type }
    : {
        RealEstateBP: {
          PropertyID: {
            CadastralNumber: identifier.cadastral_community,
            BuildingNumber: identifier.building,
            BuildingSectionNumber: identifier.building_part,
          },
          Address: {
            Street: identifier.street,
            HouseNumber: identifier.house_number,
            ...(identifier.house_number_addition && { HouseNumberAdditional: identifier.house_number_addition }),
            Community: identifier.community,
            City: identifier.city,
            PostalCode: identifier.post_code,
          },
        },
      }

/** The message that registers premises, changes what is known of them, or closes them (Technical specifications, chapter 3.2). */
export const premiseMessage = (premise: FiscalPremise, header: MessageHeader) => ({
  BusinessPremiseRequest: {
    Header: header,
    BusinessPremise: {
      TaxNumber: Number(premise.tax_number),
      BusinessPremiseID: premise.premise,
      BPIdentifier: identifierOf(premise.identifier),
      ValidityDate: premise.valid_from,
      ...(premise.closed && { ClosingTag: 'Z' }),
      SoftwareSupplier: [
        'name' in premise.supplier ? { NameForeign: premise.supplier.name } : { TaxNumber: Number(premise.supplier.tax_number) },
      ],
      SpecialNotes: 'Dovolilnice',
    },
  },
})
