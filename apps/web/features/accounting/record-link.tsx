import type { BookedRecord } from '@dovolilnice/contract/accounting/journal'
import type { Permission } from '@dovolilnice/contract/permissions'
import { Link } from '@tanstack/react-router'
import { type ScreenLink, useMay } from '../../platform/kit.ts'

const places: Readonly<Record<BookedRecord['type'], { permission: Permission; link: (id: string, label: string) => ScreenLink }>> = {
  invoice: { permission: 'invoices:read', link: (id) => ({ to: '/racuni', search: { racun: id } }) },
  payment: { permission: 'payments:read', link: (id) => ({ to: '/placila', search: { placilo: id } }) },
  // A refund has no screen of its own.
  refund: { permission: 'payments:read', link: (_, label) => ({ to: '/vracila', search: { search: label } }) },
  emptying: { permission: 'machines:read', link: () => ({ to: '/parkiranje', search: { tab: 'emptyings' } }) },
  closing: { permission: 'payments:read', link: (id) => ({ to: '/blagajna', search: { tab: 'closings', zakljucek: id } }) },
  drawer: { permission: 'payments:read', link: () => ({ to: '/blagajna' }) },
  application: { permission: 'applications:read', link: (id) => ({ to: '/vloge/$id', params: { id } }) },
}

/** The way to what stands behind an entry or a balance; the words alone for who may not see it. */
export const RecordLink = ({ record, label }: { record: BookedRecord | null; label: string }) => {
  const may = useMay()
  if (record === null || record.id === '') return label
  const { permission, link } = places[record.type]
  return may(permission) ? <Link {...link(record.id, label)}>{label}</Link> : label
}
