import { checkParking, type ParkingAnswer } from '@dovolilnice/contract/access/street/check-parking'
import { windowsInWords } from '@dovolilnice/contract/access/reasons'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import { keptHours } from '@dovolilnice/contract/access/warden-notes'
import { lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { IconCamera, IconCheck, IconScan, IconWifiOff, IconX } from '@tabler/icons-react'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import {
  call,
  connectivityStore,
  createLocalStore,
  defineTexts,
  formatDay,
  formatHour,
  formatInstant,
  isCallError,
  pageLocale,
  readResources,
  sentenceOf,
  t,
  today,
  useResource,
  useStore,
  withWords,
} from '../../platform/kit.ts'
import { Button, Facts, lazyPart, Notice } from '../../ui/kit.ts'
import { FileButton, SelectInput, TextInput } from '../../ui/form/kit.ts'
import { askList, type Asked, keepScreen, keptStore, type ListAnswer, openKept, refreshList, sendKept } from './warden-kept.ts'
import { spokenPlate } from './spoken-plate.ts'
import styles from './warden.module.css'

const texts = withWords({
  zone: { sl: 'Kje ste', en: 'Where you are' },
  anyZone: { sl: 'katero koli območje', en: 'any zone' },
  yes: { sl: 'DA', en: 'YES' },
  no: { sl: 'NE', en: 'NO' },
  mayPark: { sl: 'Sme parkirati.', en: 'It may park.' },
  mayNotPark: { sl: 'Ne sme parkirati: {reason}.', en: 'It may not park: {reason}.' },
  passageOnly: { sl: 'vožnja da, parkiranje na ulici ne', en: 'passage yes, parking in the street no' },
  justified: { sl: 'Vožnja danes je opravičena: {number}.', en: 'Today’s drive is justified: {number}.' },
  ofZone: { sl: 'Območje', en: 'Zone' },
  hours: { sl: 'Ure', en: 'Hours' },
  allDay: { sl: 'ves dan', en: 'all day' },
  scan: { sl: 'Slikaj kodo', en: 'Scan the code' },
  note: { sl: 'Zapisek', en: 'Note' },
  offline: { sl: 'Brez povezave – seznam od {at}', en: 'No network – list from {at}' },
  offlineNoList: { sl: 'Brez povezave in brez seznama', en: 'No network and no list' },
  waiting: { sl: 'Čaka na povezavo: preverjanj {looks}, zapiskov {notes}.', en: 'Waiting for a network: checks {looks}, notes {notes}.' },
  byList: { sl: 'po seznamu ob {at}', en: 'according to the list from {at}' },
  kept: {
    sl: 'Seznam za delo brez povezave je od {at}. Z odjavo in najpozneje po {hours} urah se s telefona izbriše vse. Stran lahko dodate na začetni zaslon. Oznako lahko narekujete po znakih z mikrofonom tipkovnice.',
    en: 'The list for work without a network is from {at}. Sign-out, and {hours} hours at the latest, wipe everything from the phone. You can add the page to the home screen. You can spell a plate to the microphone of the keyboard.',
  },
  realCode: {
    sl: 'Koda je prava. Vpišite še oznako vozila: koda ne pove, na katerem vozilu visi.',
    en: 'The code is genuine. Type the plate too: the code does not say on which vehicle it hangs.',
  },
  realWallet: {
    sl: 'Dovolilnica v denarnici je prava. Primerjajte oznako z vozilom.',
    en: 'The permit in the wallet is genuine. Compare the plate with the vehicle.',
  },
  unknownCode: { sl: 'kode ni na seznamu', en: 'the code is not on the list' },
  noCode: {
    sl: 'Na sliki ni kode dovolilnice. Približajte telefon in slikajte znova.',
    en: 'The picture shows no code of a permit. Go nearer and try again.',
  },
  noReader: {
    sl: 'Bralnika kod ni bilo mogoče naložiti. Vpišite oznako; ko bo povezava, naložite stran znova.',
    en: 'The code reader could not be loaded. Type the plate; once there is a network, reload the page.',
  },
  last: { sl: 'Zadnja preverjanja', en: 'Last checks' },
})

const noAnswer = defineTexts({
  none: {
    sl: 'Ni povezave in na telefonu ni seznama. Pokličite občino.',
    en: 'There is no network, and no list on the phone. Call the town.',
  },
  too_old: {
    sl: 'Seznam je starejši od 24 ur in ne velja več. Povežite se ali pokličite občino.',
    en: 'The list is more than 24 hours old and no longer counts. Find a network, or call the town.',
  },
  set_back: {
    sl: 'Ura telefona je bila prestavljena nazaj, zato seznam ne velja. Povežite se ali pokličite občino.',
    en: 'The clock of the phone was set back, so the list does not count. Find a network, or call the town.',
  },
  no_plate: { sl: 'To ni registrska oznaka.', en: 'This is no plate.' },
  forged: {
    sl: 'Dovolilnica v denarnici ni prava ali ni od te občine. Preverite vozilo po oznaki.',
    en: 'The permit in the wallet is not genuine, or not of this town. Check the vehicle by its plate.',
  },
  expired: {
    sl: 'Dovolilnica v denarnici je potekla. Preverite vozilo po oznaki.',
    en: 'The permit in the wallet has expired. Check the vehicle by its plate.',
  },
  ended: {
    sl: 'Dovolilnica v denarnici ne velja več. Preverite vozilo po oznaki.',
    en: 'The permit in the wallet no longer counts. Check the vehicle by its plate.',
  },
  suspended: {
    sl: 'Dovolilnica v denarnici je začasno odvzeta. Preverite vozilo po oznaki.',
    en: 'The permit in the wallet is suspended. Check the vehicle by its plate.',
  },
})

const loadTools = () => import('./warden-tools.tsx')
const NoteDialog = lazyPart(() => loadTools().then(({ NoteDialog: Dialog }) => Dialog))

/** Where the warden walks: the zone stays chosen on this device. */
const walkedZone = createLocalStore<string>('dovolilnice.warden.zone', '')

const shownChecks = 10

/** An answer of the server, or of the list; `isCode`: about the code on a paper, `isWallet`: about a permit in a wallet. */
type Answered = (ParkingAnswer | ListAnswer) & { isCode?: boolean; isWallet?: boolean }

const reasonText = ({ reason, reason_details: details, isCode }: Answered): string => {
  if (isCode === true && reason === 'no_permit') return t(texts.unknownCode)
  return reason === 'passage_only' ? t(texts.passageOnly) : shortReason(reason, details, pageLocale())
}

/** An instant of today by its hour alone. */
const whenOf = (at: string): string => (localDayOf(new Date(at)) === today() ? formatHour(Date.parse(at)) : formatInstant(at))

/** Read at arm's length in the sun: a sign and a word, then what it rests on. Nobody is named. */
const Answer = ({ answer }: { answer: Answered }) => {
  const { may_park: may, plate, permit, at } = answer
  const Sign = may ? IconCheck : IconX
  return (
    <section className={styles.answer} data-may={may} role="status">
      <p className={styles.word}>
        <Sign size={96} stroke={3} aria-hidden /> {t(may ? texts.yes : texts.no)}
      </p>
      <p className={styles.plate}>{plate}</p>
      <time dateTime={at}>{formatHour(Date.parse(at))}</time>
      <p className={styles.why}>{may ? t(texts.mayPark) : t(texts.mayNotPark, { reason: reasonText(answer) })}</p>
      {answer.isCode === true && permit !== null && <p>{t(texts.realCode)}</p>}
      {answer.isWallet === true && <p>{t(texts.realWallet)}</p>}
      {!may && answer.justified_by !== null && <p className={styles.why}>{t(texts.justified, { number: answer.justified_by })}</p>}
      {permit !== null && (
        <Facts
          facts={[
            { label: t(texts.kind), value: t(permit.kind_name) },
            { label: t(texts.ofZone), value: t(permit.zone_name) },
            { label: t(texts.validUntil), value: formatDay(lastDayOf(permit.valid_until)) },
            { label: t(texts.hours), value: permit.windows.length === 0 ? t(texts.allDay) : windowsInWords(permit.windows, pageLocale()) },
          ]}
        />
      )}
      {'list_at' in answer && <p>{t(texts.byList, { at: whenOf(answer.list_at) })}</p>}
    </section>
  )
}

const LastChecks = ({ answers }: { answers: readonly Answered[] }) => {
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
            <span className={styles.soft}>{answer.may_park && answer.permit ? t(answer.permit.kind_name) : reasonText(answer)}</span>
            <time dateTime={answer.at}>{formatHour(Date.parse(answer.at))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ZoneChoice = () => {
  const { data } = useResource(readResources)
  const { list } = useStore(keptStore)
  const named = data?.parking_lots.map((lot) => [lot.zone, t(lot.zone_name)] as const)
  const zones = new Map(named ?? Object.entries(list?.zones ?? {}).map(([zone, name]) => [zone, t(name)] as const))
  return (
    <SelectInput
      aria-label={t(texts.zone)}
      value={useStore(walkedZone)}
      onChange={({ currentTarget }) => walkedZone.set(currentTarget.value)}
      options={[{ value: '', label: t(texts.anyZone) }, ...[...zones].map(([value, label]) => ({ value, label }))]}
    />
  )
}

const OfflineBand = () => {
  const { list, looks, notes } = useStore(keptStore)
  const isOffline = useStore(connectivityStore) === 'offline'
  if (!isOffline && looks + notes === 0) return null
  return (
    <Notice tone="warning" role="status">
      {isOffline && (
        <strong className={styles.band}>
          <IconWifiOff size={20} aria-hidden />
          {list === undefined ? t(texts.offlineNoList) : t(texts.offline, { at: whenOf(list.issued_at) })}
        </strong>
      )}
      {looks + notes > 0 && <span>{t(texts.waiting, { looks: String(looks), notes: String(notes) })}</span>}
    </Notice>
  )
}

/** Milliseconds after which a list that is no longer fresh is looked at again, and what waits is sent again. */
const everyMs = 60_000

/** Keeps list and queue of this device going, and makes the page one that can be put on the home screen by itself. */
const useKept = (): void => {
  const isOffline = useStore(connectivityStore) === 'offline'
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', '/redarstvo.webmanifest')
    return () => {
      if (before != null) link?.setAttribute('href', before)
    }
  }, [])
  useEffect(() => {
    // A browser that keeps nothing, or cannot check a signature, works with a network as before.
    const go = async (isFirst: boolean): Promise<void> => {
      if (isFirst) await openKept().catch(() => undefined)
      if (isOffline) return
      await Promise.allSettled([refreshList(), sendKept()])
      if (isFirst) await loadTools().then(keepScreen)
    }
    go(true).catch(() => undefined)
    const timer = setInterval(() => void go(false).catch(() => undefined), everyMs)
    return () => clearInterval(timer)
  }, [isOffline])
}

/** Milliseconds after which a network that does not answer counts as none. */
const patienceMs = 6_000

/** The server's answer, or the list's where there is no server. @throws CallError for what the server refuses */
const answerTo = async (plate: string, zone: string): Promise<Awaited<ReturnType<typeof askList>> | ParkingAnswer> => {
  const ofZone = zone === '' ? null : zone
  if (connectivityStore.get() === 'offline') return askList({ plate }, ofZone)
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await call(checkParking, { body: { plate, ...(zone !== '' && { zone }) } }, { quiet: true, signal })
  } catch (error) {
    if (!signal.aborted && !(isCallError(error) && error.code === 'unavailable')) throw error
    const answer = await askList({ plate }, ofZone)
    // Without a list it is the server that is missed.
    if (answer === 'none') throw error
    return answer
  }
}

/** Number and code of a permit in the address that its code leads to, or the permit itself as a wallet shows it. */
const permitIn = (text: string | undefined): Exclude<Asked, { plate: string }> | undefined => {
  if (text?.startsWith('eyJ') === true && text.includes('~')) return { credential: text }
  const query = text !== undefined && URL.canParse(text) ? new URL(text).searchParams : undefined
  const [number, code] = [query?.get('number'), query?.get('code')]
  return number && code ? { number, code } : undefined
}

/** What a note after this answer begins with. */
const seenIn = (answer: Answered | undefined): string => {
  if (answer === undefined || answer.may_park) return ''
  return answer.reason === 'no_permit' ? 'no_permit' : answer.reason === 'outside_window' ? 'hours' : 'street'
}

/** For a warden in the street: may this vehicle park here now. Typing begins the next check: the field is empty, or what had no answer is selected. */
export const WardenScreen = () => {
  const zone = useStore(walkedZone)
  const { list } = useStore(keptStore)
  const [plate, setPlate] = useState('')
  const [busy, setBusy] = useState(false)
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  const [latest, setLatest] = useState<Answered>()
  const [fault, setFault] = useState<string>()
  const [noting, setNoting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useKept()
  useEffect(() => field.current?.focus(), [])
  const show = (answer: Answered | keyof typeof noAnswer): void => {
    if (typeof answer === 'string') return setFault(t(noAnswer[answer]))
    setLatest(answer)
    setAnswers((now) => [answer, ...now].slice(0, shownChecks))
    navigator.vibrate?.(answer.may_park ? 60 : [60, 80, 60])
  }
  /** An answer stands large only while it is that to the last question. Whether there was one. */
  const ask = async (question: () => Promise<Answered | keyof typeof noAnswer>): Promise<boolean> => {
    setBusy(true)
    setFault(undefined)
    setLatest(undefined)
    try {
      const answer = await question()
      show(answer)
      return typeof answer !== 'string'
    } catch (error) {
      setFault((isCallError(error) && error.fields[0]?.message) || sentenceOf(error))
      return false
    } finally {
      setBusy(false)
      field.current?.focus()
    }
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (plate.trim() === '' || busy) return
    const heard = spokenPlate(plate)
    // Heard wrongly, it would be another vehicle: the warden looks at it before it is asked.
    if (heard !== undefined && heard !== formatPlate(plate)) return setPlate(heard)
    // The next one is typed meanwhile.
    setPlate('')
    if (await ask(() => answerTo(plate, zone))) return
    setPlate((typed) => typed || plate)
    setTimeout(() => field.current?.select())
  }
  /** A code is asked of the list with a network too, and its look is sent at once. */
  const scan = async (file: File): Promise<void> => {
    const tools = await loadTools().catch(() => undefined)
    const asked = permitIn(await tools?.readCode(file).catch(() => undefined))
    if (asked === undefined) {
      setLatest(undefined)
      return setFault(t(tools === undefined ? texts.noReader : texts.noCode))
    }
    await ask(async () => {
      const answer = await askList(asked, zone === '' ? null : zone)
      const isWallet = 'credential' in asked
      return typeof answer === 'string' ? answer : { ...answer, isWallet, isCode: !isWallet }
    })
    if (connectivityStore.get() !== 'offline') await sendKept()
  }
  return (
    <div className={styles.warden}>
      <ZoneChoice />
      <OfflineBand />
      <form className={styles.ask} onSubmit={(event) => void send(event)}>
        <TextInput
          ref={field}
          label={t(texts.plate)}
          value={plate}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={64}
          onChange={({ currentTarget }) => setPlate(currentTarget.value)}
          onBlur={() => setPlate(spokenPlate(plate) ?? formatPlate(plate))}
        />
        <Button label={t(texts.check)} type="submit" busy={busy} />
      </form>
      {fault !== undefined && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      {latest !== undefined && <Answer answer={latest} />}
      <LastChecks answers={answers.filter((one) => one !== latest)} />
      {list !== undefined && <p className={styles.soft}>{t(texts.kept, { at: whenOf(list.issued_at), hours: String(keptHours) })}</p>}
      <div className={styles.bar}>
        <FileButton
          icon={<IconScan size={20} aria-hidden />}
          label={t(texts.scan)}
          accept="image/*"
          capture="environment"
          onChoose={scan}
        />
        <Button
          label={t(texts.note)}
          look={latest?.may_park === false ? 'filled' : 'plain'}
          icon={IconCamera}
          onClick={() => setNoting(true)}
        />
      </div>
      {noting && (
        <Suspense>
          <NoteDialog
            plate={latest === undefined || latest.isCode === true || latest.plate.includes(',') ? '' : latest.plate}
            seen={seenIn(latest)}
            onClose={() => setNoting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
