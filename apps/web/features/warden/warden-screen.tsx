import { checkParking, type ParkingAnswer } from '@dovolilnice/contract/access/check-parking'
import { windowsInWords } from '@dovolilnice/contract/access/reasons'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import type { Locale } from '@dovolilnice/contract/locale'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isCallError, sentenceOf } from '../../platform/calls/call-error.ts'
import { useAction } from '../../platform/calls/query.ts'
import { createLocalStore } from '../../platform/local-storage.ts'
import { readResources, useResource } from '../../platform/resources/resources.ts'
import { useStore } from '../../platform/store.ts'
import { formatDay, useLocale, useTranslate } from '../../platform/translate/translate.ts'
import { defineTexts } from '../../platform/translate/message.ts'
import { formatHour } from '../../platform/translate/short-format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/sheet.tsx'
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './warden.module.css'

const texts = defineTexts({
  plate: { sl: 'Registrska oznaka', en: 'Plate' },
  check: { sl: 'Preveri', en: 'Check' },
  zone: { sl: 'Kje ste', en: 'Where you are' },
  anyZone: { sl: 'katero koli območje', en: 'any zone' },
  yes: { sl: 'DA', en: 'YES' },
  no: { sl: 'NE', en: 'NO' },
  mayPark: { sl: 'Sme parkirati.', en: 'It may park.' },
  mayNotPark: { sl: 'Ne sme parkirati: {reason}.', en: 'It may not park: {reason}.' },
  passageOnly: { sl: 'vožnja da, parkiranje na ulici ne', en: 'passage yes, parking in the street no' },
  justified: { sl: 'Vožnja danes je opravičena: {number}.', en: 'Today’s drive is justified: {number}.' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  ofZone: { sl: 'Območje', en: 'Zone' },
  until: { sl: 'Velja do', en: 'Valid until' },
  hours: { sl: 'Ure', en: 'Hours' },
  allDay: { sl: 'ves dan', en: 'all day' },
  last: { sl: 'Zadnja preverjanja', en: 'Last checks' },
})

/** Where the warden walks: the zone stays chosen on this device. */
const walkedZone = createLocalStore<string>('dovolilnice.warden.zone', '')

const shownChecks = 10

const reasonText = ({ reason, reason_details: details }: ParkingAnswer, locale: Locale, passageOnly: string): string =>
  reason === 'passage_only' ? passageOnly : shortReason(reason, details, locale)

/** Read at arm's length in the sun: a sign and a word, then what it rests on. Nobody is named. */
const Answer = ({ answer }: { answer: ParkingAnswer }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { may_park: may, plate, permit, at } = answer
  const Sign = may ? IconCheck : IconX
  return (
    <section className={styles.answer} data-may={may} role="status">
      <p className={styles.word}>
        <Sign size={96} stroke={3} aria-hidden /> {t(may ? texts.yes : texts.no)}
      </p>
      <p className={styles.plate}>{plate}</p>
      <time dateTime={at}>{formatHour(Date.parse(at), locale)}</time>
      <p className={styles.why}>
        {may ? t(texts.mayPark) : t(texts.mayNotPark, { reason: reasonText(answer, locale, t(texts.passageOnly)) })}
      </p>
      {!may && answer.justified_by !== null && <p className={styles.why}>{t(texts.justified, { number: answer.justified_by })}</p>}
      {permit !== null && (
        <Facts
          facts={[
            { label: t(texts.kind), value: t(permit.kind_name) },
            { label: t(texts.ofZone), value: t(permit.zone_name) },
            { label: t(texts.until), value: formatDay(lastDayOf(permit.valid_until), locale) },
            { label: t(texts.hours), value: permit.windows.length === 0 ? t(texts.allDay) : windowsInWords(permit.windows, locale) },
          ]}
        />
      )}
    </section>
  )
}

const LastChecks = ({ answers }: { answers: readonly ParkingAnswer[] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="last-checks">
      <h2 className={styles.last} id="last-checks">
        {t(texts.last)}
      </h2>
      <ul className={styles.checks}>
        {answers.map((answer) => (
          <li key={`${answer.at} ${answer.plate}`} data-may={answer.may_park}>
            {answer.may_park ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />}
            <strong>{t(answer.may_park ? texts.yes : texts.no)}</strong>
            <span>{answer.plate}</span>
            <span className={styles.soft}>
              {answer.may_park && answer.permit ? t(answer.permit.kind_name) : reasonText(answer, locale, t(texts.passageOnly))}
            </span>
            <time dateTime={answer.at}>{formatHour(Date.parse(answer.at), locale)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ZoneChoice = () => {
  const t = useTranslate()
  const { data } = useResource(readResources)
  const zones = new Map((data?.parking_lots ?? []).map((lot) => [lot.zone, t(lot.zone_name)]))
  return (
    <SelectInput
      label={t(texts.zone)}
      value={useStore(walkedZone)}
      onChange={({ currentTarget }) => walkedZone.set(currentTarget.value)}
      options={[{ value: '', label: t(texts.anyZone) }, ...[...zones].map(([value, label]) => ({ value, label }))]}
    />
  )
}

/** For a warden in the street: may this vehicle park here now. The field is always empty, so that typing begins the next check. */
export const WardenScreen = () => {
  const t = useTranslate()
  const locale = useLocale()
  const zone = useStore(walkedZone)
  const [plate, setPlate] = useState('')
  const [answers, setAnswers] = useState<readonly ParkingAnswer[]>([])
  const field = useRef<HTMLInputElement>(null)
  const check = useAction(checkParking, { silent: true })
  useEffect(() => field.current?.focus(), [])
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (plate.trim() === '' || check.isPending) return
    // The next one is typed meanwhile.
    setPlate('')
    const answer = await check.mutateAsync({ body: { plate, ...(zone !== '' && { zone }) } }).catch(() => undefined)
    if (answer === undefined) return setPlate((typed) => typed || plate)
    setAnswers((now) => [answer, ...now].slice(0, shownChecks))
    field.current?.focus()
    navigator.vibrate?.(answer.may_park ? 60 : [60, 80, 60])
  }
  // An answer stands large only while it is that to the last question.
  const latest = check.data
  return (
    <div className={styles.warden}>
      <form className={styles.ask} onSubmit={(event) => void send(event)}>
        <TextInput
          ref={field}
          label={t(texts.plate)}
          value={plate}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={24}
          onChange={({ currentTarget }) => setPlate(currentTarget.value)}
          onBlur={() => setPlate(formatPlate(plate))}
        />
        <Button type="submit" busy={check.isPending}>
          {t(texts.check)}
        </Button>
      </form>
      {isCallError(check.error) && (
        <Notice tone="bad" role="alert">
          {sentenceOf(check.error, locale)} {check.error.fields[0]?.message}
        </Notice>
      )}
      {latest !== undefined && <Answer answer={latest} />}
      <LastChecks answers={answers.filter((one) => one !== latest)} />
      <ZoneChoice />
    </div>
  )
}
