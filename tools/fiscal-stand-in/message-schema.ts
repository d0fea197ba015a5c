import { z } from 'zod/mini'

/** The messages as the published JSON schema describes them, and what its text says beyond it (numbers without leading zeros). */
const largestAmount = 100_000_000_000_000
const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const amount = z.number().check(z.gt(-largestAmount), z.lt(largestAmount), z.refine(hasTwoDecimals, 'more than two decimals'))
const taxNumber = z.int().check(z.minimum(10_000_000), z.maximum(99_999_999))
const mark = z.string().check(z.regex(/^[0-9a-zA-Z]{1,20}$/))
const text = (most: number, least = 1) => z.string().check(z.minLength(least), z.maxLength(most))
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/))
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const header = z.strictObject({ MessageID: z.string().check(z.regex(uuid)), DateTime: dateTime })

const identifier = z.strictObject({
  BusinessPremiseID: mark,
  ElectronicDeviceID: mark,
  InvoiceNumber: z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
})

const seller = z.strictObject({
  SellerTaxNumber: z.optional(taxNumber),
  VAT: z.optional(z.array(z.strictObject({ TaxRate: amount, TaxableAmount: amount, TaxAmount: amount })).check(z.minLength(1))),
  OtherTaxesAmount: z.optional(amount),
  ExemptVATTaxableAmount: z.optional(amount),
  ReverseVATTaxableAmount: z.optional(amount),
  NontaxableAmount: z.optional(amount),
  SpecialTaxRulesAmount: z.optional(amount),
})
export type Seller = z.output<typeof seller>

const invoice = z.strictObject({
  TaxNumber: taxNumber,
  IssueDateTime: dateTime,
  NumberingStructure: z.enum(['B', 'C']),
  InvoiceIdentifier: identifier,
  CustomerVATNumber: z.optional(text(20)),
  InvoiceAmount: amount,
  ReturnsAmount: z.optional(amount),
  PaymentAmount: amount,
  TaxesPerSeller: z.array(seller).check(z.minLength(1)),
  OperatorTaxNumber: z.optional(taxNumber),
  ForeignOperator: z.optional(z.boolean()),
  ProtectedID: z.string().check(z.regex(/^[\da-f]{32}$/)),
  SubsequentSubmit: z.optional(z.boolean()),
  ReferenceInvoice: z.optional(
    z.array(z.strictObject({ ReferenceInvoiceIdentifier: identifier, ReferenceInvoiceIssueDateTime: dateTime })).check(z.minLength(1)),
  ),
  SpecialNotes: z.optional(text(1000, 0)),
})
export type SentInvoice = z.output<typeof invoice>

const address = z.strictObject({
  Street: text(100),
  HouseNumber: text(10),
  HouseNumberAdditional: z.optional(text(10)),
  Community: text(100),
  City: text(100),
  PostalCode: text(4, 4),
})
const number = (most: number) => z.number().check(z.minimum(0), z.maximum(most))
const property = z.strictObject({ CadastralNumber: number(9999), BuildingNumber: number(99_999), BuildingSectionNumber: number(9999) })

const premise = z.strictObject({
  TaxNumber: taxNumber,
  BusinessPremiseID: mark,
  BPIdentifier: z.union([
    z.strictObject({ RealEstateBP: z.strictObject({ PropertyID: property, Address: address }) }),
    z.strictObject({ PremiseType: z.enum(['A', 'B', 'C']) }),
  ]),
  ValidityDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d/)),
  ClosingTag: z.optional(z.literal('Z')),
  SoftwareSupplier: z.array(z.union([z.strictObject({ TaxNumber: taxNumber }), z.strictObject({ NameForeign: text(1000) })])),
  SpecialNotes: z.optional(text(1000)),
})

export const invoiceRequest = z.strictObject({ InvoiceRequest: z.strictObject({ Header: header, Invoice: invoice }) })
export const premiseRequest = z.strictObject({ BusinessPremiseRequest: z.strictObject({ Header: header, BusinessPremise: premise }) })
export const tokenRequest = z.strictObject({ token: z.string().check(z.maxLength(200_000)) })

/** Finds the id of a message that does not fit, so that the refusal can name it. */
export const looseHeader = z.record(z.string(), z.object({ Header: z.object({ MessageID: z.string() }) }))
