import { endText } from '@dovolilnice/contract/columns/column-text'
import { keyScopeLabels } from '@dovolilnice/contract/access/access-event-words'
import {
  admitGuest,
  bookingScopes,
  endGuest,
  getOwnHost,
  type Guest,
  guestText,
  type OwnHost,
  renewHostKey,
} from '@dovolilnice/contract/access/hosts'
import { languageNames, type Locale, type Text, textIn, writtenLocales } from '@dovolilnice/contract/locale'
import { localDateTimeOf, localDayOf, localMinutesOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { confirm, formatInstant, pageLocale, t, today, useAction, useOperation } from '../../platform/kit.ts'
import {
  Button,
  CopyButton,
  EmptyState,
  Modal,
  Notice,
  OperationView,
  Sheet,
  SheetTable,
  Stacked,
  StatusBadge,
  type StatusTone,
  StepDialog,
  useFurtherLanguages,
  useNow,
} from '../../ui/kit.ts'
import {
  type BodyOf,
  CheckSetField,
  fieldsOf,
  FormButtons,
  FormRow,
  OperationForm,
  SelectInput,
  SubmitButton,
  useOperationForm,
} from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { CallTown } from './guest-screen.tsx'
import { hostTexts as texts } from './host-texts.ts'
import { KeyDialog } from './key-dialog.tsx'

/** @param longest the minutes that the town lets this host give */
const formSchemaOf = (longest: number) =>
  z
    .extend(admitGuest.body, {
      by: z.enum(['plate', 'code']),
      minutes: z.int({ error: 'required' }).check(z.minimum(5), z.maximum(longest)),
    })
    .check(z.refine(({ by, plate }) => by === 'code' || !!plate, { path: ['plate'], error: 'required' }))
type FormValues = z.input<ReturnType<typeof formSchemaOf>>
const { TextField, NumberField } = fieldsOf<FormValues>()

interface ChoicesProps<Value extends string | number> {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: unknown
  onChoose: (value: Value) => void
}

/** A few answers side by side, of which one is pressed. */
const Choices = <Value extends string | number>({ label, options, chosen, onChoose }: ChoicesProps<Value>) => (
  <div className={styles.choices} role="group" aria-label={label}>
    {options.map(({ value, label: words }) => (
      <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
        {words}
      </button>
    ))}
  </div>
)

const isToday = (instant: string): boolean => localDayOf(new Date(instant)) === today()

/** The hour alone of an instant of today. */
const untilOf = (instant: string): string => (isToday(instant) ? localDateTimeOf(new Date(instant)).slice(11, 16) : formatInstant(instant))

const GuestForm = ({ host, onGiven }: { host: OwnHost; onGiven: (guest: Guest) => void }) => {
  const [schema] = useState(() => formSchemaOf(host.longest_minutes))
  const form = useOperationForm<typeof admitGuest, FormValues>(admitGuest, {
    schema,
    defaults: { by: 'plate', plate: '', ways: 1, minutes: Math.min(60, host.longest_minutes) },
    toCall: ({ by, plate, ...body }) => ({ body: { ...body, plate: by === 'plate' ? plate : null } }),
    about: 'new',
    done: texts.given,
    onDone: (guest) => {
      form.reset()
      onGiven(guest)
    },
  })
  const { by, minutes, ways } = useWatch({ control: form.control })
  const lengths = [...new Set([15, 30, 60, host.longest_minutes])].filter((one) => one <= host.longest_minutes)
  const now = useNow(10_000)
  const closes = [host.from_minute, host.until_minute] as const
  const isOpen = localMinutesOf(now) >= closes[0] && localMinutesOf(now) < closes[1]
  const quota = { today: host.left_today, daily: host.daily, month: host.left_month }
  const isGiven = typeof minutes === 'number' && minutes <= host.longest_minutes
  const until = isGiven ? untilOf(new Date(now.getTime() + minutes * 60_000).toISOString()) : ''
  return (
    <OperationForm form={form} leaveFreely label={t(texts.newGuest)}>
      <p className={styles.quota}>
        {t(texts.left, quota)}
        <progress max={host.daily} value={host.left_today} aria-hidden />
      </p>
      {host.left_today === 0 || !isOpen ? (
        <>
          <Notice
            tone="warning"
            title={t(isOpen ? texts.full : texts.closed, { from: clockTime(closes[0]), until: clockTime(closes[1]) })}
          />
          <CallTown words={texts.callTown} />
        </>
      ) : (
        <>
          <Choices
            label={t(texts.guest)}
            options={[
              { value: 'plate', label: t(texts.byPlate) },
              { value: 'code', label: t(texts.byCode) },
            ]}
            chosen={by}
            onChoose={(value) => form.setValue('by', value)}
          />
          {by === 'plate' && (
            <TextField
              name="plate"
              label={t(texts.plate)}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={24}
              tidy={formatPlate}
            />
          )}
          <Choices
            label={t(texts.minutes)}
            options={lengths.map((value) => ({ value, label: t(texts.minutesOf, { value }) }))}
            chosen={minutes}
            onChoose={(value) => form.setValue('minutes', value)}
          />
          <details>
            <summary>{t(texts.more)}</summary>
            <FormRow>
              <NumberField name="ways" label={t(texts.ways)} />
              <NumberField name="minutes" label={t(texts.minutes)} description={t(texts.minutesHint, { most: host.longest_minutes })} />
            </FormRow>
          </details>
          <SubmitButton label={t(texts.give)} form={form} wide />
          {until !== '' && <p className="hint">{t(texts.will, { until, count: typeof ways === 'number' ? ways : 1 })}</p>}
        </>
      )}
    </OperationForm>
  )
}

const GuestMessage = ({ guest, host, onClose }: { guest: Guest; host: OwnHost; onClose: () => void }) => {
  const [language, speak] = useState<Locale>(pageLocale())
  const offered: readonly Locale[] = [...writtenLocales, ...useFurtherLanguages()]
  const until = endText(guest.until_at, language)
  const text = guestText(guest, { host: host.name, gates: host.gates, until, locale: language }, (words) => textIn(words, language))
  return (
    <Stacked>
      {guest.code !== null && <p className={styles.code}>{guest.code}</p>}
      <SelectInput
        label={t(texts.language)}
        value={language}
        options={offered.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget }) => speak(offered.find((one) => one === currentTarget.value) ?? 'sl')}
      />
      <p lang={language} className={styles.message}>
        {text} <CopyButton name={t(texts.message)} value={text} />
      </p>
      <FormButtons>
        <Button label={t(texts.close)} look="plain" onClick={onClose} />
        <a className={styles.sms} href={`sms:?&body=${encodeURIComponent(text)}`}>
          {t(texts.sms)}
        </a>
        {'share' in navigator && <Button label={t(texts.send)} onClick={() => void navigator.share({ text }).catch(() => undefined)} />}
      </FormButtons>
    </Stacked>
  )
}

const standOf = ({ state, used, ways, ended_at }: Guest): { tone: StatusTone; text: Text } => {
  if (state !== 'over') return used === 0 ? { tone: 'neutral', text: texts.waits } : { tone: 'good', text: texts.came }
  if (ended_at !== null && used < ways) return { tone: 'over', text: texts.wasEnded }
  return { tone: 'over', text: used > 0 ? texts.wasUsed : texts.neverCame }
}

const Guests = ({ title, guests, onShow }: { title: string; guests: readonly Guest[]; onShow: (guest: Guest) => void }) => {
  const end = useAction(endGuest, { done: texts.ended })
  const endIfSure = async ({ id }: Guest) => {
    const sure = await confirm({ title: texts.endTitle, text: texts.endText, action: texts.endPass, cancel: texts.keep, danger: true })
    if (sure) end.mutate({ params: { id } })
  }
  return (
    <Sheet title={title}>
      <SheetTable
        caption={title}
        rows={guests}
        empty={<p className="hint">{t(texts.none)}</p>}
        columns={[
          { title: t(texts.guest), cell: ({ plate, code }) => plate || code || t(texts.code) },
          { title: t(texts.validUntil), cell: ({ until_at: at }) => endText(at, pageLocale(), untilOf) },
          { title: t(texts.passages), cell: ({ used, ways }) => `${used}/${ways}` },
          {
            title: t(texts.state),
            cell: (guest) => (
              <span className={styles.steps}>
                <StatusBadge tone={standOf(guest).tone}>{t(standOf(guest).text)}</StatusBadge>
                {guest.state !== 'over' && (
                  <>
                    <Button label={t(texts.message)} small look="plain" onClick={() => onShow(guest)} />
                    <Button label={t(texts.endPass)} small look="plain" onClick={() => void endIfSure(guest)} />
                  </>
                )}
              </span>
            ),
          },
        ]}
      />
    </Sheet>
  )
}

/** The key of the host's booking system: made, and shown this once. */
const BookingSystem = ({ has_key: hasKey, key_scopes: scopes }: OwnHost) => {
  const [making, make] = useState(false)
  const [key, show] = useState<string>()
  const made = bookingScopes.filter((scope) => scopes.includes(scope)).map((scope) => t(keyScopeLabels[scope]))
  return (
    <Sheet title={t(texts.booking)} actions={<Button label={t(texts.newKey)} look="plain" onClick={() => make(true)} />}>
      <p className="hint">
        {t(texts.bookingText)} {hasKey && t(texts.hasKey, { scopes: made.join(', ') })}
      </p>
      {making && (
        <StepDialog
          operation={renewHostKey}
          about="key"
          title={t(texts.newKey)}
          defaults={{ scopes: [...bookingScopes] }}
          done={texts.keyMade}
          onDone={(renewed) => show(renewed.key)}
          onClose={() => make(false)}
        >
          {hasKey && <Notice tone="warning">{t(texts.newKeyAsk)}</Notice>}
          <CheckSetField<BodyOf<typeof renewHostKey>>
            name="scopes"
            legend={t(texts.scopes)}
            options={bookingScopes.map((value) => ({ value, label: `${t(keyScopeLabels[value])} (${value})` }))}
          />
        </StepDialog>
      )}
      <KeyDialog title={texts.newKey} hint={texts.keyOnce} value={key} onClose={() => show(undefined)} />
    </Sheet>
  )
}

const OwnGuests = ({ host }: { host: OwnHost }) => {
  const [shown, show] = useState<Guest>()
  // Who may need a hand first.
  const now = host.guests
    .filter(({ from_at: at }) => isToday(at))
    .toSorted((a, b) => Number(a.state === 'over') - Number(b.state === 'over'))
  const earlier = host.guests.filter(({ from_at: at }) => !isToday(at))
  return (
    <div className={styles.host}>
      <Sheet title={host.name}>
        <GuestForm host={host} onGiven={show} />
      </Sheet>
      <Stacked>
        <Guests title={t(texts.today)} guests={now} onShow={show} />
        {earlier.length > 0 && <Guests title={t(texts.earlier)} guests={earlier} onShow={show} />}
        <BookingSystem {...host} />
      </Stacked>
      <Modal opened={shown !== undefined} onClose={() => show(undefined)} size={520} title={t(texts.message)}>
        {shown && <GuestMessage guest={shown} host={host} onClose={() => show(undefined)} />}
      </Modal>
    </div>
  )
}

export const GuestsScreen = () => (
  <OperationView query={useOperation(getOwnHost, {}, { every: 30_000, quiet: true })}>
    {({ host }) => (host === null ? <EmptyState title={t(texts.noHost)} text={t(texts.noHostText)} /> : <OwnGuests host={host} />)}
  </OperationView>
)
