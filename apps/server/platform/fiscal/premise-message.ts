import type { MessageHeader } from './invoice-message.ts'

/** Premises with an address in the cadastre of buildings, where invoices are issued. */
export interface RealEstatePremise {
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
export interface MovablePremise {
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
