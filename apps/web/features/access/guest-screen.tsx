import { endText } from '@dovolilnice/contract/columns/column-text'
import { readGuestPage } from '@dovolilnice/contract/access/visits'
import { languageTags, locales, type Text } from '@dovolilnice/contract/locale'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { IconPhone } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  chosenLocale,
  defineTexts,
  formatInstant,
  isCallError,
  pageLocale,
  setLocale,
  t,
  today,
  useOperation,
  useParameters,
} from '../../platform/kit.ts'
import { FrontCard, Notice, OperationView, phoneLink, QrPicture, Stacked } from '../../ui/kit.ts'
import styles from './access.module.css'

const texts = defineTexts({
  title: { sl: 'Vstop za gosta', en: 'Entry for a guest' },
  from: { sl: 'Vstop vam omogoča: {host}', en: 'You are let in by: {host}' },
  today: { sl: 'danes do {time}', en: 'today until {time}' },
  until: { sl: 'do {time}', en: 'until {time}' },
  waysLeft: {
    sl: { one: 'še {count} prehod', two: 'še {count} prehoda', few: 'še {count} prehodi', other: 'še {count} prehodov' },
    en: { one: '{count} passage left', other: '{count} passages left' },
  },
  stop: { sl: 'Ustavite pred stebričkom: {gates}.', en: 'Stop at the bollard: {gates}.' },
  type: { sl: 'Vtipkajte kodo na tipkovnici ob njem.', en: 'Type the code on the keypad beside it.' },
  wait: { sl: 'Kamera prebere registrsko oznako vašega vozila.', en: 'The camera reads the plate of your vehicle.' },
  drive: { sl: 'Ko se stebriček spusti, zapeljite.', en: 'When the bollard is down, drive in.' },
  qr: { sl: 'Ali pokažite to kodo čitalniku ob stebričku.', en: 'Or show this code to the reader beside the bollard.' },
  code: { sl: 'Koda', en: 'Code' },
  used: { sl: 'Prepustnica je porabljena', en: 'The pass is used up' },
  usedAt: { sl: 'Zadnji prehod: {at}.', en: 'Last passage: {at}.' },
  ended: { sl: 'Prepustnica je preklicana', en: 'The pass has been cancelled' },
  over: { sl: 'Prepustnica je potekla', en: 'The pass is over' },
  askHost: { sl: 'Za novo prosite: {host}.', en: 'For a new one ask: {host}.' },
  none: { sl: 'Prepustnice s to povezavo ni več.', en: 'There is no pass with this link any more.' },
  atBollard: { sl: 'Stojite pred stebričkom?', en: 'Are you standing at a bollard?' },
})

export const CallTown = ({ words = texts.atBollard }: { words?: Text }) => {
  const phone = useParameters()?.municipality.phone ?? ''
  if (phone === '') return null
  return (
    <a className={styles.callTown} href={phoneLink(phone)}>
      <IconPhone size={28} aria-hidden />
      <span>
        {t(words)} <strong>{formatPhone(phone)}</strong>
      </span>
    </a>
  )
}

type GuestPage = OperationOutput<typeof readGuestPage>

const Open = ({ page }: { page: GuestPage }) => {
  const locale = pageLocale()
  const gates = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(page.gates)
  return (
    <>
      <div className={styles.ticket}>
        {page.code !== null && (
          <p className={styles.digits}>
            <span className="visually-hidden">
              {t(texts.code)} {page.code}
            </span>
            {[...page.code].map((digit, index) => (
              <span key={index} aria-hidden>
                {digit}
              </span>
            ))}
          </p>
        )}
        <strong>
          {endText(page.until_at, locale, (instant) => {
            const at = localDateTimeOf(new Date(instant))
            return at.startsWith(today()) ? t(texts.today, { time: at.slice(11, 16) }) : t(texts.until, { time: formatInstant(instant) })
          })}
        </strong>
        <span className={styles.soft}>{t(texts.waysLeft, { count: page.ways - page.used })}</span>
      </div>
      <ol className={styles.guestSteps}>
        <li>{t(texts.stop, { gates })}</li>
        <li>{t(page.by_code ? texts.type : texts.wait)}</li>
        <li>{t(texts.drive)}</li>
      </ol>
      {page.qr.length > 0 && (
        <>
          <p className="hint">{t(texts.qr)}</p>
          <QrPicture rows={page.qr} label={t(texts.code)} />
        </>
      )}
    </>
  )
}

const Closed = ({ page: { host, state, used_at } }: { page: GuestPage & { state: 'used' | 'ended' | 'over' } }) => {
  const at = formatInstant(used_at)
  return (
    <Notice role="status" tone="neutral" title={t(texts[state])}>
      {used_at !== null && t(texts.usedAt, { at })} {state !== 'used' && t(texts.askHost, { host })}
    </Notice>
  )
}

/** A guest of a host, who has no account, opens this by the link of the message. */
export const GuestScreen = () => {
  const key = useLocation({ select: ({ hash }) => hash })
  const { lang } = useSearch({ from: '/front/gost' })
  const on = useParameters()?.languages
  const asked = locales.find((one) => one === lang)
  // Whoever was sent the page in a language that the town has switched off is a foreigner.
  const isOff = (asked === 'it' || asked === 'hu') && on?.[asked] === ''
  const language = on === undefined ? undefined : isOff ? 'en' : asked
  // Whoever has chosen a language on this device keeps it.
  useEffect(() => {
    if (language !== undefined && chosenLocale.get() === undefined) void setLocale(language)
  }, [language])
  const every = (page: GuestPage | undefined): number => (page?.state === 'valid' ? 15_000 : 60_000)
  const isKey = /^[\w-]{43}$/.test(key)
  const query = useOperation(readGuestPage, { body: { key } }, { every, quiet: true, enabled: isKey })
  if (!isKey || (isCallError(query.error) && query.data === undefined && query.error.code === 'not_found'))
    return (
      <FrontCard title={t(texts.title)} hint={t(texts.none)}>
        <CallTown />
      </FrontCard>
    )
  return (
    <OperationView query={query}>
      {({ state, ...page }) => (
        <FrontCard title={t(texts.title)} hint={t(texts.from, { host: page.host })}>
          <Stacked>{state === 'valid' ? <Open page={{ ...page, state }} /> : <Closed page={{ ...page, state }} />}</Stacked>
          <CallTown />
        </FrontCard>
      )}
    </OperationView>
  )
}
