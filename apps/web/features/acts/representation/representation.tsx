import {
  type actLocales,
  endRepresentation,
  recordRepresentation,
  recordSecureBox,
  type Representation,
  setProcedureLanguage,
} from '@dovolilnice/contract/acts/representation/representation'
import type { FurtherLocale, Text } from '@dovolilnice/contract/locale'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { useState } from 'react'
import { formatDay, t, today, useMay, withWords } from '../../../platform/kit.ts'
import { Button, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormRow } from '../../../ui/form/kit.ts'
import styles from '../acts.module.css'

const texts = withWords({
  title: { sl: 'Pooblaščenec stranke', en: 'Representative of the party' },
  add: { sl: 'Vpiši pooblaščenca', en: 'Record a representative' },
  text: {
    sl: 'Akti, izdani odslej, se vročijo pooblaščencu in ga navedejo poleg stranke (53. do 57. in 88. člen ZUP).',
    en: 'Acts that are issued from now on are served on the representative and name them beside the party (ZUP, art. 53 to 57 and 88).',
  },
  name: { sl: 'Ime in priimek ali naziv', en: 'Name' },
  city: { sl: 'Kraj', en: 'Place' },
  document: { sl: 'Pooblastilo: listina in kje je', en: 'Power of attorney: the paper, and where it lies' },
  documentHint: {
    sl: 'Na primer »pooblastilo z dne 3. 11. 2026, priloga vloge«.',
    en: 'For instance »pooblastilo z dne 3. 11. 2026, priloga vloge«.',
  },
  scope: { sl: 'Obseg pooblastila', en: 'Scope' },
  scopeHint: {
    sl: 'Na primer »za vsa dejanja v postopku, tudi za vročanje«.',
    en: 'For instance »za vsa dejanja v postopku, tudi za vročanje«.',
  },
  untilHint: { sl: 'Prazno: do preklica.', en: 'Empty: until it is taken back.' },
  recorded: { sl: 'Pooblaščenec je vpisan.', en: 'The representative is recorded.' },
  end: { sl: 'Končaj zastopanje', en: 'End the representation' },
  endText: {
    sl: 'Akti, izdani odslej, se znova vročijo stranki. Vpis ostane.',
    en: 'Acts that are issued from now on are served on the party again. The entry stays.',
  },
  ended: { sl: 'Zastopanje je končano.', en: 'The representation has ended.' },
  box: { sl: 'Varni elektronski predal', en: 'Secure box' },
  boxText: {
    sl: 'Akti, izdani odslej, gredo v ta predal namesto na papir. Naslov je tak, kot ga je naslovnik sporočil; prazno: akti se vročajo na papirju.',
    en: 'Acts that are issued from now on go into this box and not on paper. Write the address as its holder gave it; empty: acts are served on paper.',
  },
  boxAddress: { sl: 'Naslov predala', en: 'Address of the box' },
  boxSet: { sl: 'Vpiši varni predal', en: 'Record the secure box' },
  boxChange: { sl: 'Spremeni varni predal', en: 'Change the secure box' },
  boxDone: { sl: 'Varni predal je shranjen.', en: 'The secure box has been saved.' },
  procedure: { sl: 'Jezik postopka', en: 'Language of the procedure' },
  procedureText: {
    sl: 'Postopek teče v slovenščini, v jeziku narodne skupnosti pa, če je stranka v njem vložila vlogo ali to zahteva kadar koli v postopku (62. člen ZUP). Po njem so akti in listine te zadeve; jezik sporočil ostane, kakršen je.',
    en: 'The procedure is in Slovenian, and in the language of the national community where the party filed in it or asks for it at any time (ZUP, art. 62). Acts and papers of this matter follow it; the language of mails stays as it is.',
  },
  procedureSet: { sl: 'Spremeni jezik postopka', en: 'Change the language of the procedure' },
  procedureDone: { sl: 'Jezik postopka je shranjen.', en: 'The language of the procedure has been saved.' },
  procedureUnknown: { sl: 'ni zapisan', en: 'not recorded' },
  slovenian: { sl: 'slovenščina', en: 'Slovenian' },
  italian: { sl: 'slovenščina in italijanščina', en: 'Slovenian and Italian' },
  hungarian: { sl: 'slovenščina in madžarščina', en: 'Slovenian and Hungarian' },
  untilDay: { sl: 'do {day}', en: 'until {day}' },
})

const { DayField, TextAreaField, TextField } = fieldsOf<BodyOf<typeof recordRepresentation>>()
const { TextAreaField: ReasonField } = fieldsOf<BodyOf<typeof endRepresentation>>()

const RecordDialog = ({ recordId, onClose }: { recordId: string; onClose: () => void }) => {
  const empty = { name: '', street: '', post_code: '', city: '', document: '', scope: '', valid_until: '' }
  return (
    <StepDialog
      title={t(texts.add)}
      about={`representation ${recordId}`}
      operation={recordRepresentation}
      params={{ id: recordId }}
      defaults={empty}
      done={texts.recorded}
      onClose={onClose}
    >
      <p>{t(texts.text)}</p>
      <TextField name="name" label={t(texts.name)} autoComplete="off" />
      <TextField name="street" label={t(texts.street)} autoComplete="off" />
      <FormRow>
        <TextField name="post_code" label={t(texts.postCode)} autoComplete="off" />
        <TextField name="city" label={t(texts.city)} autoComplete="off" />
      </FormRow>
      <TextAreaField name="document" label={t(texts.document)} description={t(texts.documentHint)} rows={2} maxLength={300} />
      <TextAreaField name="scope" label={t(texts.scope)} description={t(texts.scopeHint)} rows={2} maxLength={300} />
      <DayField name="valid_until" label={t(texts.validUntil)} description={t(texts.untilHint)} min={today()} optional />
    </StepDialog>
  )
}

const EndDialog = ({ one, onClose }: { one: Representation; onClose: () => void }) => (
  <StepDialog
    title={t(texts.end)}
    subject={one.name}
    operation={endRepresentation}
    params={{ id: one.id }}
    defaults={{ version: one.version, reason: '' }}
    done={texts.ended}
    onClose={onClose}
  >
    <p>{t(texts.endText)}</p>
    <ReasonField name="reason" label={t(texts.reason)} rows={2} maxLength={2000} />
  </StepDialog>
)

const { TextField: BoxField } = fieldsOf<BodyOf<typeof recordSecureBox>>()

/** Into which secure box acts of a matter go, and the way to enter it; shown where the town serves into boxes. */
export const SecureBoxPart = ({ recordId, address }: { recordId: string; address: string }) => {
  const may = useMay()
  const [edits, edit] = useState(false)
  const title = t(address === '' ? texts.boxSet : texts.boxChange)
  return (
    <>
      <p className={address === '' ? styles.soft : undefined}>
        {address !== '' && (
          <>
            <strong>{t(texts.box)}:</strong> {address}{' '}
          </>
        )}
        {may('applications:conduct') && (
          <Button look="quiet" small onClick={() => edit(true)}>
            {title}
          </Button>
        )}
      </p>
      {edits && (
        <StepDialog
          title={title}
          about={`secure box ${recordId}`}
          operation={recordSecureBox}
          params={{ id: recordId }}
          defaults={{ address }}
          done={texts.boxDone}
          onClose={() => edit(false)}
        >
          <p>{t(texts.boxText)}</p>
          <BoxField name="address" label={t(texts.boxAddress)} autoComplete="off" maxLength={120} optional />
        </StepDialog>
      )}
    </>
  )
}

type ActLocale = (typeof actLocales)[number]
const procedureNames: Readonly<Record<ActLocale, Text>> = { sl: texts.slovenian, it: texts.italian, hu: texts.hungarian }
const { SelectField: LanguageField } = fieldsOf<BodyOf<typeof setProcedureLanguage>>()

interface Procedure {
  recordId: string
  second: FurtherLocale
  /** Null: none is recorded. */
  language: ActLocale | null
}

/** In which language the procedure of a matter is, and the way to change it; shown in a town of two official languages. */
export const ProcedurePart = ({ recordId, second, language }: Procedure) => {
  const may = useMay()
  const [edits, edit] = useState(false)
  return (
    <>
      <p>
        <strong>{t(texts.procedure)}:</strong> {t(language === null ? texts.procedureUnknown : procedureNames[language])}{' '}
        {may('applications:conduct') && <Button label={t(texts.procedureSet)} look="quiet" small onClick={() => edit(true)} />}
      </p>
      {edits && (
        <StepDialog
          title={t(texts.procedureSet)}
          about={`procedure language ${recordId}`}
          operation={setProcedureLanguage}
          params={{ id: recordId }}
          defaults={{ language: language ?? 'sl' }}
          done={texts.procedureDone}
          onClose={() => edit(false)}
        >
          <p>{t(texts.procedureText)}</p>
          <LanguageField
            name="language"
            label={t(texts.procedure)}
            options={(['sl', second] as const).map((value) => ({ value, label: t(procedureNames[value]) }))}
          />
        </StepDialog>
      )}
    </>
  )
}

/** On whom acts of a matter are served instead of its party, and the way to enter and end that. */
export const RepresentationPart = ({ recordId, all }: { recordId: string; all: readonly Representation[] }) => {
  const may = useMay()
  const [adds, add] = useState(false)
  const [ending, end] = useState<Representation>()
  const holding = all.find(({ holds }) => holds)
  const until = holding?.valid_until && t(texts.untilDay, { day: formatDay(holding.valid_until) })
  return (
    <>
      {holding !== undefined && (
        <p>
          <strong>{t(texts.title)}:</strong>{' '}
          {[holding.name, addressLine(holding), holding.document, holding.scope, until].filter(Boolean).join(', ')}{' '}
          {may('applications:conduct') && <Button label={t(texts.end)} look="quiet" small onClick={() => end(holding)} />}
        </p>
      )}
      {holding === undefined && may('applications:conduct') && (
        <p className={styles.soft}>
          <Button label={t(texts.add)} look="quiet" small onClick={() => add(true)} />
        </p>
      )}
      {adds && <RecordDialog recordId={recordId} onClose={() => add(false)} />}
      {ending !== undefined && <EndDialog one={ending} onClose={() => end(undefined)} />}
    </>
  )
}
