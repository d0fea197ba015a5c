import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import { applicationStatusLabels } from '@dovolilnice/contract/applications/application-labels'
import { actionSentence } from '@dovolilnice/contract/events/event-words'
import type { Text } from '@dovolilnice/contract/locale'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { permitStatusOn, storedPermitStatuses } from '@dovolilnice/contract/permits/permit-status'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatDay, formatInstant, formatMoney, pageLocale, t, today, useOperation, useResources, withWords } from '../../platform/kit.ts'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { type OwnData, readOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, Facts, OperationView, Sheet, Stacked, unbroken } from '../../ui/kit.ts'
import styles from './own-data.module.css'

const texts = withWords({
  how: {
    sl: 'Vse, kar občina v tem programu hrani o vas, po delih. Te in podrobnejše podatke vsebuje datoteka, ki jo prenesete v nastavitvah.',
    en: 'All that the municipality keeps about you in this program, part by part. The file that you download in the settings has the same, with technical details.',
  },
  back: { sl: 'Na nastavitve', en: 'To the settings' },
  person: { sl: 'Osebni podatki', en: 'Personal data' },
  name: { sl: 'Ime in priimek', en: 'Name' },
  email: { sl: 'E-poštni naslov', en: 'E-mail' },
  since: { sl: 'Uporabniški račun od', en: 'Account since' },
  deleted: { sl: 'izbrisano', en: 'deleted' },
  validUntil: { sl: 'velja do {day}', en: 'valid until {day}' },
  acts: { sl: 'Akti', en: 'Acts' },
  payments: { sl: 'Računi in plačila', en: 'Invoices and payments' },
  invoice: { sl: 'Račun {number}', en: 'Invoice {number}' },
  payment: { sl: 'Plačilo', en: 'Payment' },
  mails: { sl: 'Sporočila', en: 'Messages' },
  read: { sl: 'Preberi', en: 'Read' },
  looks: { sl: 'Kdo je gledal moje podatke', en: 'Who looked at my data' },
  changes: { sl: 'Kaj se je spreminjalo', en: 'What was changed' },
  self: { sl: 'vi', en: 'you' },
  office: { sl: 'zaposleni na občini', en: 'staff of the municipality' },
  product: { sl: 'program ali povezava iz sporočila', en: 'the program, or a link of a mail' },
  nothing: { sl: 'Ni podatkov.', en: 'Nothing is kept.' },
  more: {
    sl: { one: 'Pokaži še {count}', two: 'Pokaži še {count}', few: 'Pokaži še {count}', other: 'Pokaži še {count}' },
    en: { one: 'Show {count} more', other: 'Show {count} more' },
  },
})

interface Row {
  title: string
  about: readonly (string | null | undefined)[]
  /** What is long, and read when it is opened. */
  body?: string | null
}

const shown = 20

/** One part, closed until it is asked for; its newest first. */
const Part = ({ title, rows, children }: { title: Text; rows?: readonly Row[]; children?: ReactNode }) => {
  const [all, setAll] = useState(false)
  const newest = rows?.toReversed() ?? []
  return (
    <details className={styles.part} open={rows === undefined}>
      <summary>
        <h2>{t(title)}</h2>
        {rows !== undefined && <span>{rows.length}</span>}
      </summary>
      {children}
      {rows?.length === 0 && <p>{t(texts.nothing)}</p>}
      <ul>
        {newest.slice(0, all ? undefined : shown).map(({ title: name, about, body }, index) => (
          <li key={`${name} ${index}`}>
            <strong>{unbroken(name)}</strong>
            <small>{unbroken(about.filter(Boolean).join(' · '))}</small>
            {body && (
              <details>
                <summary aria-label={`${t(texts.read)}: ${name}`}>{t(texts.read)}</summary>
                <p className={styles.body}>{body}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
      {!all && newest.length > shown && (
        <Button label={t(texts.more, { count: newest.length - shown })} look="quiet" onClick={() => setAll(true)} />
      )}
    </details>
  )
}

const word = (words: Readonly<Record<string, Text>>, value: string): string => {
  const word = words[value]
  return word === undefined ? value : t(word)
}

/** A permit's status as its holder sees it today: whether it is in force follows from its days. */
const permitWord = ({ status, valid_from: from, valid_until: until }: OwnData['permits'][number]): string => {
  const stored = storedPermitStatuses.find((one) => one === status)
  return stored === undefined
    ? status
    : t(permitStatusLabels[permitStatusOn({ status: stored, valid_from: from, valid_until: until }, today())])
}

const Parts = ({ data }: { data: OwnData }) => {
  const kinds = useResources()?.permit_kinds
  const kindOf = (id: string): string => {
    const kind = kinds?.find((one) => one.id === id)
    return kind === undefined ? '' : t(kind.name)
  }
  const [person] = data.person
  const events = (kind: string): Row[] =>
    data.events
      .filter((event) => event.kind === kind)
      .map(({ at, action, by, subject_label: label }) => ({
        title: actionSentence(action, pageLocale()),
        about: [formatInstant(at), t(texts[by]), label],
      }))
  return (
    <div>
      <Part title={texts.person}>
        <Facts
          facts={
            person === undefined
              ? []
              : [
                  { label: t(texts.name), value: person.name },
                  { label: t(texts.email), value: person.email },
                  { label: t(texts.phone), value: formatPhone(person.phone ?? '') },
                  {
                    label: t(texts.address),
                    value: [person.street, [person.post_code, person.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
                  },
                  { label: t(texts.taxNumber), value: person.tax_number },
                  { label: t(texts.since), value: formatInstant(person.created_at) },
                ]
          }
        />
      </Part>
      <Part
        title={texts.permits}
        rows={data.permits.map((permit) => ({
          title: [kindOf(permit.permit_kind_id), permit.number].filter(Boolean).join(', '),
          about: [
            permitWord(permit),
            `${formatDay(permit.valid_from)} – ${formatDay(lastDayOf(permit.valid_until))}`,
            permit.credentials.map(({ kind: opening, value }) => (opening === 'phone' ? formatPhone(value) : value)).join(', '),
          ],
        }))}
      />
      <Part
        title={texts.applications}
        rows={data.applications.map(({ number, permit_kind_id: kind, status, created_at: at, plates, remark }) => ({
          title: [kindOf(kind), number].filter(Boolean).join(', '),
          about: [formatInstant(at), word(applicationStatusLabels, status), plates.join(', '), remark],
        }))}
      />
      <Part
        title={texts.documents}
        rows={data.documents.map(({ file_name: name, created_at: at, expires_on: day, deleted_at: deleted }) => ({
          title: name,
          about: [
            formatInstant(at),
            day === null ? null : t(texts.validUntil, { day: formatDay(day) }),
            deleted === null ? null : t(texts.deleted),
          ],
        }))}
      />
      <Part title={texts.acts} rows={data.acts.map(({ number, issued_at: at }) => ({ title: number, about: [formatInstant(at)] }))} />
      <Part
        title={texts.payments}
        rows={[
          ...data.invoices.map(({ number, total_cents: cents, issued_at: at }) => ({
            title: `${t(texts.invoice, { number })}, ${formatMoney(cents)}`,
            about: [formatInstant(at)],
          })),
          ...data.payments.map(({ booked_on: day, cents, purpose, reference }) => ({
            title: `${t(texts.payment)}, ${formatMoney(cents)}`,
            about: [formatDay(day), purpose, reference],
          })),
        ]}
      />
      <Part
        title={texts.passages}
        rows={data.passages.map(({ at, device_name: gate, event_name: event, credential, plate }) => ({
          title: formatInstant(at),
          about: [gate, word(accessEventLabels, event), plate ?? credential],
        }))}
      />
      <Part
        title={texts.mails}
        rows={data.mails.map(({ subject, body_text: body, created_at: at }) => ({ title: subject, about: [formatInstant(at)], body }))}
      />
      <Part title={texts.looks} rows={events('read')} />
      <Part title={texts.changes} rows={events('change')} />
    </div>
  )
}

/** What the town holds about the person, to be read on a phone; the same as the file. */
export const OwnDataScreen = () => (
  <Stacked>
    <Sheet>
      <p className={styles.how}>{t(texts.how)}</p>
      <ButtonLink label={t(texts.back)} look="plain" to="/nastavitve" />
    </Sheet>
    <OperationView query={useOperation(readOwnData, {})}>{(data) => <Parts data={data} />}</OperationView>
  </Stacked>
)
