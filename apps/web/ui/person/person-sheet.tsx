import { addressLine } from '@dovolilnice/contract/primitives/holder'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { Link } from '@tanstack/react-router'
import { t } from '../../platform/kit.ts'
import { Facts, Sheet } from '../sheet.tsx'
import { PhoneLink } from '../vehicles/phone.tsx'
import { languageTexts } from '../languages.ts'
import { texts } from './texts.ts'

/** Who stands behind a record, and how to reach them. */
interface Person {
  name: string
  user_type_name: Text
  tax_number: string | null
  street: string
  post_code: string
  city: string
  email: string | null
  phone: string | null
  locale: Locale
  user: { id: string; name: string } | null
}

/** Who applies or holds, and how to reach them. */
export const PersonSheet = ({ title, person }: { title: string; person: Person }) => {
  const { email, phone, user } = person
  return (
    <Sheet title={title}>
      <Facts
        facts={[
          { label: t(texts.name), value: person.name },
          { label: t(texts.userType), value: t(person.user_type_name) },
          { label: t(texts.taxNumber), value: person.tax_number },
          { label: t(texts.address), value: addressLine(person) },
          { label: t(texts.email), value: email === null ? t(texts.noEmail) : <a href={`mailto:${email}`}>{email}</a> },
          { label: t(texts.phone), value: phone && <PhoneLink phone={phone} /> },
          { label: t(texts.language), value: t(languageTexts[person.locale]) },
          {
            label: t(texts.account),
            value: user && (
              <Link to="/uporabniki/$id" params={{ id: user.id }}>
                {user.name}
              </Link>
            ),
          },
        ]}
      />
    </Sheet>
  )
}
