import { admitGuest, endGuest, getOwnHost, type Guest, guestText, type OwnHost, renewHostKey } from '@dovolilnice/contract/access/hosts'
import { passStateLabels } from '@dovolilnice/contract/access/passes'
import { languageNames, type Locale, locales, textIn } from '@dovolilnice/contract/locale'
import { instantText, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { useState } from 'react'
import { useAction, useOperation } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { formatInstant, today, useLocale, useTranslate } from '../../platform/translate/translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { fieldsOf, FormButtons, FormRow, OperationForm, SubmitButton } from '../../ui/form/form.tsx'
import { SelectInput } from '../../ui/form/inputs/inputs.tsx'
import { type BodyOf, useOperationForm } from '../../ui/form/use-operation-form.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { Sheet, SheetTable, Stacked } from '../../ui/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './access.module.css'
import { hostTexts as texts } from './host-texts.ts'

const { TextField, NumberField } = fieldsOf<BodyOf<typeof admitGuest>>()

const GuestForm = ({ host, onGiven }: { host: OwnHost; onGiven: (guest: Guest) => void }) => {
  const t = useTranslate()
  const form = useOperationForm(admitGuest, {
    defaults: { plate: '', ways: 1, minutes: Math.min(60, host.longest_minutes) },
    about: 'new',
    done: texts.given,
    onDone: (guest) => {
      form.reset()
      onGiven(guest)
    },
  })
  return (
    <OperationForm form={form} leaveFreely label={t(texts.newGuest)}>
      <p className={styles.hint}>
        {t(texts.left, {
          ...{ today: host.left_today, month: host.left_month },
          ...{ from: clockTime(host.from_minute), until: clockTime(host.until_minute) },
        })}
      </p>
      <TextField
        name="plate"
        label={t(texts.plate)}
        description={t(texts.plateHint)}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={24}
        tidy={formatPlate}
        optional
      />
      <FormRow>
        <NumberField name="ways" label={t(texts.ways)} />
        <NumberField name="minutes" label={t(texts.minutes)} description={t(texts.minutesHint, { most: host.longest_minutes })} />
      </FormRow>
      <FormButtons>
        <SubmitButton form={form}>{t(texts.give)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

/** What the guest gets to know, in the guest's language, to be copied or sent. */
const GuestMessage = ({ guest, host, onClose }: { guest: Guest; host: OwnHost; onClose: () => void }) => {
  const t = useTranslate()
  const [language, speak] = useState<Locale>(useLocale())
  const until = instantText(guest.until_at, language)
  const text = guestText(guest, { host: host.name, gates: host.gates, until }, (words) => textIn(words, language))
  return (
    <Stacked>
      {guest.code !== null && (
        <>
          <p className={styles.code}>{guest.code}</p>
          <QrPicture rows={guest.qr} label={t(texts.qr)} />
        </>
      )}
      <SelectInput
        label={t(texts.language)}
        value={language}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget }) => speak(locales.find((one) => one === currentTarget.value) ?? 'sl')}
      />
      <p lang={language}>
        {text} <CopyButton name={t(texts.message)} value={text} />
      </p>
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.close)}
        </Button>
        <a className={styles.sms} href={`sms:?&body=${encodeURIComponent(text)}`}>
          {t(texts.sms)}
        </a>
      </FormButtons>
    </Stacked>
  )
}

const Guests = ({ title, guests, onShow }: { title: string; guests: readonly Guest[]; onShow: (guest: Guest) => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const end = useAction(endGuest, { done: texts.ended })
  const endIfSure = async ({ id }: Guest) => {
    const sure = await confirm({ title: texts.endTitle, text: texts.endText, action: texts.end, cancel: texts.keep, danger: true })
    if (sure) end.mutate({ params: { id } })
  }
  return (
    <Sheet title={title}>
      {guests.length === 0 ? (
        <p className={styles.hint}>{t(texts.none)}</p>
      ) : (
        <SheetTable
          caption={title}
          rows={guests}
          rowKey={({ id }) => id}
          columns={[
            { title: t(texts.guest), cell: ({ plate, code }) => plate || code || t(texts.code) },
            { title: t(texts.until), cell: ({ until_at: at }) => formatInstant(at, locale) },
            { title: t(texts.used), cell: ({ used, ways }) => `${used}/${ways}` },
            {
              title: t(texts.state),
              cell: (guest) =>
                guest.state === 'over' ? (
                  <StatusBadge tone="over">{t(passStateLabels.over)}</StatusBadge>
                ) : (
                  <span className={styles.steps}>
                    <Button small look="plain" onClick={() => onShow(guest)}>
                      {t(texts.message)}
                    </Button>
                    <Button small look="plain" onClick={() => void endIfSure(guest)}>
                      {t(texts.end)}
                    </Button>
                  </span>
                ),
            },
          ]}
        />
      )}
    </Sheet>
  )
}

/** The key of the host's booking system: made, and shown this once. */
const BookingSystem = ({ hasKey }: { hasKey: boolean }) => {
  const t = useTranslate()
  const [key, show] = useState<string>()
  const renew = useAction(renewHostKey, { done: texts.keyMade })
  const renewIfSure = async () => {
    const sure = !hasKey || (await confirm({ title: texts.newKey, text: texts.newKeyAsk, action: texts.newKey, danger: true }))
    if (sure) renew.mutate({}, { onSuccess: (made) => show(made.key) })
  }
  return (
    <Sheet
      title={t(texts.booking)}
      actions={
        <Button look="plain" onClick={() => void renewIfSure()}>
          {t(texts.newKey)}
        </Button>
      }
    >
      <p className={styles.hint}>
        {t(texts.bookingText)} {hasKey && t(texts.hasKey)}
      </p>
      <Modal opened={key !== undefined} onClose={() => show(undefined)} size={560} title={t(texts.newKey)}>
        <p>{t(texts.keyOnce)}</p>
        <p className={styles.key}>
          {key} <CopyButton name={t(texts.newKey)} value={key ?? ''} />
        </p>
        <FormButtons>
          <Button onClick={() => show(undefined)}>{t(texts.close)}</Button>
        </FormButtons>
      </Modal>
    </Sheet>
  )
}

const OwnGuests = ({ host }: { host: OwnHost }) => {
  const t = useTranslate()
  const [shown, show] = useState<Guest>()
  const isToday = ({ from_at: at }: Guest) => localDayOf(new Date(at)) === today()
  const earlier = host.guests.filter((guest) => !isToday(guest))
  return (
    <Stacked>
      <Sheet title={host.name}>
        <GuestForm host={host} onGiven={show} />
      </Sheet>
      <Guests title={t(texts.today)} guests={host.guests.filter(isToday)} onShow={show} />
      {earlier.length > 0 && <Guests title={t(texts.earlier)} guests={earlier} onShow={show} />}
      <BookingSystem hasKey={host.has_key} />
      <Modal opened={shown !== undefined} onClose={() => show(undefined)} size={520} title={t(texts.message)}>
        {shown && <GuestMessage guest={shown} host={host} onClose={() => show(undefined)} />}
      </Modal>
    </Stacked>
  )
}

/** A host gives passes to guests and sees those of the own guests alone. */
export const GuestsScreen = () => {
  const t = useTranslate()
  return (
    <OperationView query={useOperation(getOwnHost, {}, { every: 30_000, quiet: true })}>
      {({ host }) => (host === null ? <EmptyState title={t(texts.noHost)} text={t(texts.noHostText)} /> : <OwnGuests host={host} />)}
    </OperationView>
  )
}
