import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { ClipboardEvent } from 'react'

/** What is copied is the number as other programs take it: without blanks. */
const copying = (phone: string) => (event: ClipboardEvent) => {
  if (document.getSelection()?.toString().trim() !== formatPhone(phone)) return
  event.clipboardData.setData('text/plain', phone)
  event.preventDefault()
}

/** A stored phone number (E.164) in groups that an eye can hold. */
export const PhoneText = ({ phone }: { phone: string }) => (
  <span className="unbroken" onCopy={copying(phone)}>
    {formatPhone(phone)}
  </span>
)

/** The same, and a touch calls it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="unbroken" href={`tel:${phone}`} onCopy={copying(phone)}>
    {formatPhone(phone)}
  </a>
)
