import { beginIdentification, readIdentification, takeIdentification } from '@dovolilnice/contract/wallet/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { IconWallet } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { defineTexts, formatHour, t, useAction, useOperation, withWords } from '../../platform/kit.ts'
import { Button, Modal, Notice, QrPicture, Stacked } from '../../ui/kit.ts'

const texts = withWords({
  fill: { sl: 'Izpolni iz denarnice', en: 'Fill in from a wallet' },
  lead: {
    sl: 'Občina denarnico vpraša za ime in naslov, za nič drugega. Podatke pregledate in shranite sami.',
    en: 'The municipality asks the wallet for your name and address, and for nothing else. You look at the data and save them yourself.',
  },
  scan: {
    sl: 'Kodo odčitajte z denarnico na telefonu. Velja enkrat, do {at}.',
    en: 'Scan the code with the wallet on your phone. It counts once, until {at}.',
  },
  codeAlt: { sl: 'Koda QR za denarnico', en: 'QR code for the wallet' },
  here: { sl: 'Odpri denarnico na tej napravi', en: 'Open the wallet on this device' },
  over: { sl: 'Koda ne velja več. Poskusite znova.', en: 'The code no longer counts. Try again.' },
  filled: {
    sl: 'Podatki iz denarnice so vpisani. Preglejte jih in shranite.',
    en: 'The data of the wallet are filled in. Look at them and save.',
  },
})

const faults = defineTexts({
  declined: { sl: 'V denarnici ste zavrnili.', en: 'You have declined in the wallet.' },
  unreadable: { sl: 'Odgovora denarnice ni mogoče prebrati.', en: 'The answer of the wallet cannot be read.' },
  forged: {
    sl: 'Podatki iz denarnice niso takšni, kot jih je izdajatelj podpisal.',
    en: 'The data of the wallet are not as their issuer signed them.',
  },
  untrusted: {
    sl: 'Izdajatelja te istovetnosti občina ne priznava.',
    en: 'The municipality does not recognise the issuer of this identity.',
  },
  expired: { sl: 'Istovetnost v denarnici je potekla.', en: 'The identity in the wallet has expired.' },
  other_request: { sl: 'Denarnica je odgovorila na drugo vprašanje.', en: 'The wallet has answered another question.' },
  incomplete: { sl: 'V odgovoru denarnice ni imena.', en: 'The answer of the wallet has no name.' },
})

/** So often it is looked whether the wallet has answered, in ms. */
const lookEveryMs = 2000

type Shown = OperationOutput<typeof takeIdentification>

const Asking = ({ onShown, onClose }: { onShown: (shown: Shown) => void; onClose: () => void }) => {
  const begin = useAction(beginIdentification)
  const take = useAction(takeIdentification, { done: texts.filled, onDone: onShown })
  const { data } = useOperation(readIdentification, {}, { every: lookEveryMs, enabled: begin.isSuccess })
  const start = begin.mutate
  useEffect(() => start({}), [start])
  const asked = begin.isSuccess ? data?.asked : undefined
  const answered = asked?.state === 'answered' ? asked.id : undefined
  const accept = take.mutate
  useEffect(() => {
    if (answered !== undefined) accept({ params: { id: answered } })
  }, [answered, accept])
  const fault = asked === null ? texts.over : asked?.fault ? faults[asked.fault] : undefined
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.fill)}>
      <Stacked>
        <p>{t(texts.lead)}</p>
        {fault !== undefined && (
          <>
            <Notice tone="bad" role="alert">
              {t(fault)}
            </Notice>
            <Button label={t(texts.retry)} busy={begin.isPending} onClick={() => start({})} />
          </>
        )}
        {fault === undefined && begin.data !== undefined && (
          <>
            <QrPicture rows={begin.data.code} label={t(texts.codeAlt)} />
            <p>{t(texts.scan, { at: formatHour(Date.parse(begin.data.expires_at)) })}</p>
            <a href={begin.data.link}>{t(texts.here)}</a>
          </>
        )}
      </Stacked>
    </Modal>
  )
}

/** Where the town asks wallets: name and address for the form, from the wallet of the person. */
export const OwnIdentity = ({ onShown }: { onShown: (shown: Shown) => void }) => {
  const [asking, setAsking] = useState(false)
  const { data } = useOperation(readIdentification, {}, { quiet: true })
  if (data?.offered !== true) return null
  return (
    <>
      <Button label={t(texts.fill)} look="plain" icon={IconWallet} onClick={() => setAsking(true)} />
      {asking && (
        <Asking
          onClose={() => setAsking(false)}
          onShown={(shown) => {
            setAsking(false)
            onShown(shown)
          }}
        />
      )}
    </>
  )
}
