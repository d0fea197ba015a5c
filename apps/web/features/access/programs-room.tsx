import { keyScopeLabels } from '@dovolilnice/contract/access/access-event-words'
import {
  endProgram,
  giveRightList,
  listPrograms,
  makeProgram,
  type Program,
  programScopes,
} from '@dovolilnice/contract/access/street/programs'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirm, formatInstant, saveFile, t, today, useAction, useMay, useOperation, withWords } from '../../platform/kit.ts'
import { Button, OperationView, Sheet, SheetTable, Stacked, StepDialog } from '../../ui/kit.ts'
import { type BodyOf, CheckSetField, fieldsOf, FormRow, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import { KeyDialog } from './key-dialog.tsx'

const texts = withWords({
  programs: { sl: 'Programi s ključem', en: 'Programs with a key' },
  intro: {
    sl: 'Program redarstva ali parkiranja vpraša po eni registrski oznaki in izve, ali vozilo sme na območje, do kdaj in s katero vrsto dovolilnice. Imetnika ne izve; vsako vprašanje je zapisano v dnevniku dogodkov.',
    en: 'A program of wardens or of parking asks by one plate and learns whether the vehicle may be in a zone, until when and with which kind of permit. It learns no holder, and each question is in the event log.',
  },
  webhooks: { sl: 'Obveščanje programov (webhooks)', en: 'Telling programs (webhooks)' },
  none: { sl: 'Noben program še nima ključa.', en: 'No program has a key yet.' },
  name: { sl: 'Ime programa in upravljavca', en: 'Name of the program and who runs it' },
  make: { sl: 'Izdaj ključ', en: 'Make the key' },
  made: { sl: 'Ključ je izdan.', en: 'The key has been made.' },
  once: {
    sl: 'Ključ je prikazan samo zdaj. Program ga pošlje kot »Authorization: Bearer …«.',
    en: 'The key is shown only now. The program sends it as “Authorization: Bearer …”.',
  },
  scopes: { sl: 'Dovoljuje', en: 'Allows' },
  scopesHint: {
    sl: 'Pozneje ga ni mogoče spremeniti: za več izdajte nov ključ.',
    en: 'It cannot be changed later: for more, make a new key.',
  },
  since: { sl: 'Izdan', en: 'Made' },
  used: { sl: 'Zadnjič uporabljen', en: 'Last used' },
  never: { sl: 'še ne', en: 'not yet' },
  steps: { sl: 'Možnosti', en: 'What can be done' },
  end: { sl: 'Končaj', en: 'End' },
  endTitle: { sl: 'Želite končati ključ?', en: 'End the key?' },
  endText: { sl: '{name}: program od zdaj ne bo več dobil odgovora.', en: '{name}: the program will get no answer any more.' },
  ended: { sl: 'Končan {at}', en: 'Ended {at}' },
  endedNow: { sl: 'Ključ je končan.', en: 'The key has ended.' },
  list: { sl: 'Seznam vozil za organ', en: 'List of vehicles for an authority' },
  listIntro: {
    sl: 'Vozila z veljavno dovolilnico na izbrani dan, brez imen. Kdo je seznam dobil, na kateri podlagi in koliko vozil je na njem, ostane zapisano.',
    en: 'The vehicles with a valid permit on a day, without names. Who got the list, on which ground and with how many vehicles stays on record.',
  },
  authority: { sl: 'Organ', en: 'Authority' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  caseNumber: { sl: 'Številka zadeve', en: 'Case number' },
  give: { sl: 'Prenesi seznam', en: 'Download the list' },
})

const { TextField: NameField } = fieldsOf<BodyOf<typeof makeProgram>>()
const { TextField, DayField, SelectField } = fieldsOf<BodyOf<typeof giveRightList>>()

const Programs = ({ items }: { items: readonly Program[] }) => {
  const [adding, add] = useState(false)
  const [key, show] = useState<string>()
  const end = useAction(endProgram, { done: texts.endedNow })
  const endIfSure = async ({ id, name }: Program) => {
    const text = { sl: t(texts.endText, { name }), en: t(texts.endText, { name }) }
    if (await confirm({ title: texts.endTitle, text, action: texts.end, danger: true })) end.mutate({ params: { id } })
  }
  return (
    <Sheet title={t(texts.programs)} actions={<Button label={t(texts.newKey)} onClick={() => add(true)} />}>
      <p className="hint">
        {t(texts.intro)} <Link to="/webhooks">{t(texts.webhooks)}</Link>
      </p>
      <SheetTable
        caption={t(texts.programs)}
        rows={items}
        empty={<p className="hint">{t(texts.none)}</p>}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.scopes), cell: ({ scopes }) => scopes.map((scope) => t(keyScopeLabels[scope])).join(', ') },
          { title: t(texts.since), cell: ({ made_at: at }) => formatInstant(at) },
          { title: t(texts.used), cell: ({ used_at: at }) => (at === null ? t(texts.never) : formatInstant(at)) },
          {
            title: t(texts.steps),
            cell: (program) =>
              program.ended_at === null ? (
                <Button label={t(texts.end)} small look="plain" onClick={() => void endIfSure(program)} />
              ) : (
                t(texts.ended, { at: formatInstant(program.ended_at) })
              ),
          },
        ]}
      />
      {adding && (
        <StepDialog
          operation={makeProgram}
          about="new"
          title={t(texts.newKey)}
          defaults={{ name: '', scopes: ['rights:read'] }}
          submit={t(texts.make)}
          done={texts.made}
          onDone={(made) => show(made.key)}
          onClose={() => add(false)}
        >
          <NameField name="name" label={t(texts.name)} maxLength={80} />
          <CheckSetField<BodyOf<typeof makeProgram>>
            name="scopes"
            legend={t(texts.scopes)}
            hint={t(texts.scopesHint)}
            options={programScopes.map((value) => ({ value, label: `${t(keyScopeLabels[value])} (${value})` }))}
          />
        </StepDialog>
      )}
      <KeyDialog title={texts.newKey} hint={texts.once} value={key} onClose={() => show(undefined)} />
    </Sheet>
  )
}

const RightList = () => {
  const devices = useOperation(listDevices, {}).data?.items ?? []
  const zones = [...new Set(devices.flatMap(({ zone }) => zone ?? []))].toSorted()
  const form = useOperationForm(giveRightList, {
    defaults: { authority: '', basis: '', case_number: '', day: today(), zone: '' },
    toCall: ({ zone, ...body }) => ({ body: { ...body, zone: zone || null } }),
    onDone: ({ csv, file_name: name }) => saveFile(new File([csv], name, { type: 'text/csv' })),
  })
  return (
    <Sheet title={t(texts.list)}>
      <OperationForm form={form} leaveFreely label={t(texts.list)} submit={t(texts.give)}>
        <p className="hint">{t(texts.listIntro)}</p>
        <FormRow>
          <TextField name="authority" label={t(texts.authority)} maxLength={120} />
          <TextField name="case_number" label={t(texts.caseNumber)} maxLength={60} />
        </FormRow>
        <TextField name="basis" label={t(texts.basis)} maxLength={200} />
        <FormRow>
          <DayField name="day" label={t(texts.day)} />
          <SelectField
            name="zone"
            label={t(texts.zone)}
            placeholder={t(texts.allZones)}
            options={zones.map((value) => ({ value, label: value }))}
            optional
          />
        </FormRow>
      </OperationForm>
    </Sheet>
  )
}

export const ProgramsRoom = () => {
  const may = useMay()
  return (
    <Stacked>
      <OperationView query={useOperation(listPrograms, {})}>{({ items }) => <Programs items={items} />}</OperationView>
      {may('holders:read') && <RightList />}
    </Stacked>
  )
}
