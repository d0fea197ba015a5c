import { otherDocument } from '@dovolilnice/contract/documents/document'
import { readParkingAdministration } from '@dovolilnice/contract/parking/operations'
import { t, useAdminResources, useMay, useResource, useResources } from '../../platform/kit.ts'

type Name = (code: string) => string | undefined

/** What the town calls what its records name by an id or a code; undefined for what is not, or no longer, in its lists. */
export interface TownNames {
  kind: Name
  lot: Name
  userType: Name
  documentType: Name
  person: Name
  device: Name
}

interface Lists {
  permit_kinds: readonly { id: string; code: string; name: Text; documents: readonly { type: string; name: Text }[] }[]
  parking_lots: readonly { id: string; code: string; name: string | Text }[]
  user_types: readonly { code: string; name: Text }[]
  staff: readonly { id: string; name: string }[]
  devices: readonly { code: string; name: string }[]
}
interface Text {
  sl: string
  en: string
}

const isCalled =
  (code: string) =>
  (one: { id?: string; code?: string }): boolean =>
    one.id === code || one.code === code
const inWords = (name: Text | string | undefined): string | undefined => (typeof name === 'object' ? t(name) : name)

export const townNames = ({ permit_kinds: kinds, parking_lots: lots, user_types: types, staff, devices }: Lists): TownNames => {
  const documents = [...kinds.flatMap((kind) => kind.documents), otherDocument]
  return {
    kind: (code) => inWords(kinds.find(isCalled(code))?.name),
    lot: (code) => inWords(lots.find(isCalled(code))?.name),
    userType: (code) => inWords(types.find(isCalled(code))?.name),
    documentType: (code) => inWords(documents.find(({ type }) => type === code)?.name),
    person: (code) => staff.find(isCalled(code))?.name,
    device: (code) => devices.find(isCalled(code))?.name,
  }
}

/** The names that this person may read; whoever administers parking also knows what is no longer offered. */
export const useTownNames = (): TownNames => {
  const offered = useResources()
  const all = useResource(readParkingAdministration, useMay()('parking:read')).data
  const admin = useAdminResources()
  const { permit_kinds = [], parking_lots = [], user_types = [] } = all ?? offered ?? {}
  return townNames({ permit_kinds, parking_lots, user_types, staff: admin?.staff ?? [], devices: admin?.devices ?? [] })
}
