import { listOwnPassages, type OwnPassage, ownPassageDays, reportOwnPassage } from '@dovolilnice/contract/access/own/own-passages'
import { defineTexts, formatInstant, pageLocale, t, useOperation } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import { Button, Modal, OperationView, Sheet, unbroken } from '../../ui/kit.ts'
import { CallTown } from './guest-screen.tsx'
import { accessEventLabels } from '@dovolilnice/contract/access/access-event'
import type { PassageClaim } from '@dovolilnice/contract/access/access-log'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { openingLabels } from '@dovolilnice/contract/permits/permit-labels'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './access.module.css'

const texts = defineTexts({
  passages: { sl: 'Zadnji prehodi', en: 'Last passages' },
  none: {
    sl: {
      one: 'V zadnjem {count} dnevu ni prehodov.',
      two: 'V zadnjih {count} dneh ni prehodov.',
      few: 'V zadnjih {count} dneh ni prehodov.',
      other: 'V zadnjih {count} dneh ni prehodov.',
    },
    en: { one: 'No passages in the last {count} day.', other: 'No passages in the last {count} days.' },
  },
  more: { sl: 'Pokaži več prehodov', en: 'Show more passages' },
  notMe: { sl: 'Ta prehod ni moj', en: 'This passage is not mine' },
  notMeOf: { sl: 'Ta prehod ni moj: {instant}', en: 'This passage is not mine: {instant}' },
  mistake: { sl: 'To je napaka', en: 'This is a mistake' },
  mistakeOf: { sl: 'To je napaka: {instant}', en: 'This is a mistake: {instant}' },
  mistakeTitle: { sl: 'Je bila zavrnitev napaka?', en: 'Was the refusal a mistake?' },
  mistakeText: {
    sl: 'Občini sporočite, da bi se stebriček {instant} ({gate}) moral spustiti. Kraj, čas in razlog že pozna.',
    en: 'Tell the municipality that the bollard should have lowered on {instant} ({gate}). It knows the place, the time and the reason.',
  },
  reported: {
    sl: 'Prijavljeno {instant}. Občina še ni odgovorila.',
    en: 'You reported it on {instant}. The municipality has not answered yet.',
  },
  answered: { sl: 'Odgovor občine: {answer}', en: 'Answer of the municipality: {answer}' },
  reportTitle: { sl: 'Ta prehod ni bil vaš?', en: 'Was this passage not yours?' },
  reportText: {
    sl: 'Občini sporočite, da prehod {instant} ({gate}) ni vaš. Če ste izgubili kartico ali telefon, ju pri dovolilnici tudi blokirajte.',
    en: 'Tell the municipality that the passage of {instant} ({gate}) is not yours. If you have lost a card or phone, block it at the permit too.',
  },
  remark: { sl: 'Kaj veste o tem', en: 'What you know about it' },
  send: { sl: 'Sporoči občini', en: 'Tell the municipality' },
  sent: { sl: 'Sporočilo je poslano. Odgovor bo naveden ob prehodu.', en: 'Sent. The answer will stand beside the passage.' },
})

const { TextAreaField } = fieldsOf<BodyOf<typeof reportOwnPassage>>()

interface Reported {
  passage: OwnPassage
  claim: PassageClaim
}

const ReportPassage = ({ passage, claim, onClose }: Reported & { onClose: () => void }) => {
  const isMistake = claim === 'mistake'
  const form = useOperationForm(reportOwnPassage, {
    params: { id: passage.id },
    defaults: { claim, remark: '' },
    about: claim,
    done: texts.sent,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} size={520} title={t(isMistake ? texts.mistakeTitle : texts.reportTitle)}>
      <OperationForm form={form} leaveFreely submit={t(texts.send)}>
        <p>
          {unbroken(t(isMistake ? texts.mistakeText : texts.reportText, { instant: formatInstant(passage.at), gate: passage.device_name }))}
        </p>
        <TextAreaField name="remark" label={t(texts.remark)} maxLength={1000} rows={3} optional />
      </OperationForm>
      {isMistake && <CallTown />}
    </Modal>
  )
}

const first = 5
const more = 25

interface PassageProps {
  passage: OwnPassage
  onReport: (claim: PassageClaim) => void
}

const Report = ({ passage, onReport }: PassageProps) => {
  if (passage.answer !== null) return <p>{t(texts.answered, { answer: passage.answer })}</p>
  if (passage.reported_at !== null)
    return <p className={styles.soft}>{t(texts.reported, { instant: formatInstant(passage.reported_at) })}</p>
  const instant = formatInstant(passage.at)
  return (
    <div>
      {passage.event_name === 'refused' && (
        <Button label={t(texts.mistake)} look="quiet" onClick={() => onReport('mistake')} aria-label={t(texts.mistakeOf, { instant })} />
      )}
      <Button label={t(texts.notMe)} look="quiet" onClick={() => onReport('not_mine')} aria-label={t(texts.notMeOf, { instant })} />
    </div>
  )
}

/** A plate speaks for itself; of a card, a phone or a code the end alone is shown, which needs its word. */
const shownBy = ({ credential_kind: kind, credential }: OwnPassage): string | null =>
  kind === null || kind === 'plate' ? credential : [t(openingLabels[kind]), credential].filter(Boolean).join(' ')

const Passage = ({ passage, onReport }: PassageProps) => {
  const refused = passage.event_name === 'refused'
  const Icon = refused ? IconCircleX : IconCircleCheck
  const why = refused && passage.reason !== null ? reasonSentence(passage.reason, passage.reason_details, pageLocale()) : ''
  return (
    <li className={styles.passage} data-refused={refused || undefined}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{passage.device_name}</strong>
        <span className={styles.soft}>
          {unbroken([t(accessEventLabels[passage.event_name]), shownBy(passage), why].filter(Boolean).join(' · '))}
        </span>
        <Report passage={passage} onReport={onReport} />
      </div>
      <time dateTime={passage.at}>{formatInstant(passage.at)}</time>
    </li>
  )
}

export const OwnPassages = () => {
  const [count, setCount] = useState(first)
  const [reported, setReported] = useState<Reported>()
  const query = useOperation(listOwnPassages, { body: { itemsPerPage: count } }, { keep: true })
  return (
    <Sheet title={t(texts.passages)}>
      <OperationView query={query}>
        {({ items, total }) => (
          <>
            {total === 0 && <p className={styles.soft}>{t(texts.none, { count: ownPassageDays })}</p>}
            <ul className={styles.passages}>
              {items.map((passage) => (
                <Passage key={passage.id} passage={passage} onReport={(claim) => setReported({ passage, claim })} />
              ))}
            </ul>
            {total > count && count < more && (
              <div>
                <Button label={t(texts.more)} look="quiet" onClick={() => setCount(more)} />
              </div>
            )}
          </>
        )}
      </OperationView>
      {reported !== undefined && <ReportPassage {...reported} onClose={() => setReported(undefined)} />}
    </Sheet>
  )
}
