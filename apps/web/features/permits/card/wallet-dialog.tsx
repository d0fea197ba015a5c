import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import {
  endWalletPermit,
  offerPermit,
  readApplePass,
  readWalletPermit,
  takeGoogleLink,
  type WalletPermit,
} from '@dovolilnice/contract/wallet/operations'
import { IconWallet } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm, defineTexts, formatHour, formatInstant, t, useAction, useOperation } from '../../../platform/kit.ts'
import { Button, Modal, Notice, OperationView, QrPicture, Stacked } from '../../../ui/kit.ts'
import styles from './card.module.css'

const texts = defineTexts({
  title: { sl: 'Dovolilnica v denarnici', en: 'The permit in a wallet' },
  lead: {
    sl: 'Dovolilnico lahko shranite v digitalno denarnico na telefonu. Vanjo gredo številka, vozila, vrsta, območje in dnevi veljavnosti, imena ni.',
    en: 'You can keep the permit in a digital wallet on your phone. It gets the number, vehicles, kind, zone and days, and no name.',
  },
  offer: { sl: 'Shrani v denarnico', en: 'Save to a wallet' },
  scan: {
    sl: 'Kodo odčitajte z denarnico na telefonu. Velja enkrat, do {at}. Ne kažite je drugim.',
    en: 'Scan the code with the wallet on your phone. It counts once, until {at}. Show it to nobody else.',
  },
  apple: { sl: 'Dodaj v Apple Wallet', en: 'Add to Apple Wallet' },
  google: { sl: 'Dodaj v Google Denarnico', en: 'Add to Google Wallet' },
  codeAlt: { sl: 'Koda QR za denarnico', en: 'QR code for the wallet' },
  here: { sl: 'Odpri denarnico na tej napravi', en: 'Open the wallet on this device' },
  saved: { sl: 'Dovolilnica je v denarnici.', en: 'The permit is in the wallet.' },
  held: {
    sl: {
      one: 'Shranjena je v {count} denarnici, nazadnje {at}.',
      two: 'Shranjena je v {count} denarnicah, nazadnje {at}.',
      few: 'Shranjena je v {count} denarnicah, nazadnje {at}.',
      other: 'Shranjena je v {count} denarnicah, nazadnje {at}.',
    },
    en: { one: 'It is in {count} wallet, last saved {at}.', other: 'It is in {count} wallets, last saved {at}.' },
  },
  end: { sl: 'Razveljavi v denarnicah', en: 'End it in wallets' },
  endTitle: { sl: 'Razveljaviti dovolilnico v vseh denarnicah?', en: 'End the permit in every wallet?' },
  endText: {
    sl: 'Dovolilnica sama ostane v veljavi. V denarnico jo lahko pozneje znova shranite.',
    en: 'The permit itself stays in force. You can save it to a wallet again later.',
  },
  ended: { sl: 'Dovolilnica v denarnicah ne velja več.', en: 'The permit in wallets no longer counts.' },
  over: {
    sl: 'V denarnico gre le dovolilnica, ki velja ali še začne veljati.',
    en: 'Only a permit in force, or one to come, goes into a wallet.',
  },
})

/** So often it is looked whether the wallet has taken what is offered, in ms. */
const lookEveryMs = 3000

const Parts = ({ permit, held }: { permit: PermitRow; held: WalletPermit }) => {
  const params = { id: permit.id }
  const [before, setBefore] = useState<string>()
  const offer = useAction(offerPermit)
  const end = useAction(endWalletPermit, { done: texts.ended })
  const google = useAction(takeGoogleLink, { onDone: ({ link }) => window.location.assign(link) })
  const [newest] = held.credentials
  const isTaken = offer.data !== undefined && newest !== undefined && newest.id !== before
  const ask = async () => {
    if (await confirm({ title: texts.endTitle, text: texts.endText, action: texts.end, danger: true })) end.mutate({ params })
  }
  const begin = () => {
    setBefore(newest?.id)
    offer.mutate({ params })
  }
  return (
    <Stacked>
      <p className={styles.text}>{t(held.can_offer ? texts.lead : texts.over)}</p>
      {isTaken && (
        <Notice tone="good" role="status">
          {t(texts.saved)}
        </Notice>
      )}
      {offer.data !== undefined && !isTaken && (
        <>
          <QrPicture rows={offer.data.code} label={t(texts.codeAlt)} />
          <p>{t(texts.scan, { at: formatHour(Date.parse(offer.data.expires_at)) })}</p>
          <a href={offer.data.link}>{t(texts.here)}</a>
        </>
      )}
      {newest !== undefined && <p>{t(texts.held, { count: held.credentials.length, at: formatInstant(newest.issued_at) })}</p>}
      <div className="row">
        {held.can_offer && (offer.data === undefined || isTaken) && (
          <Button label={t(texts.offer)} busy={offer.isPending} icon={IconWallet} onClick={begin} />
        )}
        {held.can_offer && held.apple && <a href={`/api/${readApplePass.path.replace('{id}', permit.id)}`}>{t(texts.apple)}</a>}
        {held.can_offer && held.google && (
          <Button label={t(texts.google)} look="plain" busy={google.isPending} onClick={() => google.mutate({ params })} />
        )}
        {newest !== undefined && <Button label={t(texts.end)} look="plain" danger busy={end.isPending} onClick={() => void ask()} />}
      </div>
    </Stacked>
  )
}

export const WalletDialog = ({ permit, onClose }: { permit: PermitRow; onClose: () => void }) => {
  const query = useOperation(readWalletPermit, { params: { id: permit.id } }, { every: lookEveryMs })
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.title)}>
      <OperationView query={query}>{(held) => <Parts permit={permit} held={held} />}</OperationView>
    </Modal>
  )
}
