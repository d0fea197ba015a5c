import { loadAddresses } from '@dovolilnice/contract/addresses/operations'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, useAction, withWords } from '../../platform/kit.ts'
import { Button, Sheet, SheetTable } from '../../ui/kit.ts'
import { FilesField, FormButtons, formDataOf, OperationForm, tableFileRules, tableFileSchema, useOperationForm } from '../../ui/form/kit.ts'

export const texts = withWords({
  title: { sl: 'Seznam ulic in hišnih številk', en: 'List of streets and house numbers' },
  how: {
    sl: 'Po njem občina ve, na katerem območju je naslov vlagatelja: pri vlogi piše, če leži zunaj območja parkirišča ali ga na seznamu ni. Odloči vedno referent. Nov seznam v celoti zamenja prejšnjega.',
    en: 'By it the municipality knows in which zone an applicant lives: the application says if the address lies outside the zone of the lot, or is not on the list. A clerk always decides. A new list replaces the one before as a whole.',
  },
  file: { sl: 'Datoteka (CSV, XLSX ali ODS)', en: 'File (CSV, XLSX or ODS)' },
  fileHint: {
    sl: 'Svoj seznam s stolpci ulica, naselje, hišna številka, dodatek, pošta, območje, ali izpis Registra naslovov GURS (NASELJE_NAZIV, ULICA_NAZIV, HS_STEVILKA, HS_DODATEK, POSTNI_OKOLIS_SIFRA, OBCINA_NAZIV, E, N). Pri GURS območje določijo koordinate in meja območja.',
    en: 'A list of your own with the columns ulica, naselje, hišna številka, dodatek, pošta, območje, or an extract of the register of addresses of GURS (NASELJE_NAZIV, ULICA_NAZIV, HS_STEVILKA, HS_DODATEK, POSTNI_OKOLIS_SIFRA, OBCINA_NAZIV, E, N). With GURS the coordinates and the outline decide the zone.',
  },
  load: { sl: 'Zamenjaj seznam', en: 'Replace the list' },
  loaded: { sl: 'Seznam naslovov je zamenjan.', en: 'The list of addresses is replaced.' },
  would: { sl: 'Kaj bi se zgodilo', en: 'What would happen' },
  counts: {
    sl: 'Naslovov: {addresses}, ulic: {streets}. Novih: {added}, odstranjenih: {removed}. Vrstic drugih občin: {skipped}, vrstic z napako: {faulty}.',
    en: 'Addresses: {addresses}, streets: {streets}. New: {added}, removed: {removed}. Rows of other municipalities: {skipped}, rows with a fault: {faulty}.',
  },
  noZone: { sl: 'na nobenem območju', en: 'in no zone' },
  houses: { sl: 'Naslovov', en: 'Addresses' },
  faults: { sl: 'Vrstice z napako se izpustijo', en: 'Rows with a fault are left out' },
  fault: { sl: 'Napaka', en: 'Fault' },
  present: { sl: 'Naloženi naslovi', en: 'Loaded addresses' },
  none: { sl: 'Seznam še ni naložen, zato se pri vlogah ne pokaže nič.', en: 'No list is loaded yet, so applications show nothing of it.' },
  search: { sl: 'Poiščite ulico', en: 'Find a street' },
  settlement: { sl: 'Naselje', en: 'Settlement' },
  postCode: { sl: 'Pošta', en: 'Post code' },
  numbers: { sl: 'Številke', en: 'Numbers' },
  total: { sl: 'Naslovov: {addresses}, ulic: {streets}.', en: 'Addresses: {addresses}, streets: {streets}.' },
})

const schema = z.object({ file: tableFileSchema })
type Values = z.output<typeof schema>

interface Checked {
  file: File[]
  found: OperationResult<typeof loadAddresses>
}

const DryRun = ({ checked: { file, found }, onLoaded }: { checked: Checked; onLoaded: () => void }) => {
  const { zones, faults, ...counts } = found
  const load = useAction(loadAddresses, { done: texts.loaded, onDone: onLoaded })
  return (
    <>
      <Sheet title={t(texts.would)} tone={counts.faulty > 0 ? 'warning' : 'good'}>
        <p role="status">
          <strong>{t(texts.counts, counts)}</strong>
        </p>
        <FormButtons>
          <Button
            label={t(texts.load)}
            busy={load.isPending}
            disabled={counts.addresses === 0}
            onClick={() => load.mutate({ body: formDataOf({ file, dry_run: 'no' }) })}
          />
        </FormButtons>
        <SheetTable
          caption={t(texts.would)}
          rows={zones}
          rowKey={({ zone }) => zone}
          columns={[
            { title: t(texts.zone), cell: ({ zone }) => zone || t(texts.noZone) },
            { title: t(texts.houses), cell: ({ addresses }) => addresses },
          ]}
        />
      </Sheet>
      {faults.length > 0 && (
        <Sheet title={t(texts.faults)}>
          <SheetTable
            caption={t(texts.faults)}
            rows={faults}
            rowKey={({ line }) => String(line)}
            columns={[
              { title: t(texts.line), cell: ({ line }) => line },
              { title: t(texts.fault), cell: ({ note }) => note },
            ]}
          />
        </Sheet>
      )}
    </>
  )
}

/** A file is checked first; only what was checked can replace the list. */
export const LoadAddresses = () => {
  const [checked, check] = useState<Checked>()
  const form = useOperationForm<typeof loadAddresses, Values>(loadAddresses, {
    defaults: { file: [] },
    schema,
    toCall: (values) => ({ body: formDataOf({ ...values, dry_run: 'yes' }) }),
    onDone: (found, { file }) => check({ file, found }),
  })
  const chosen = useWatch({ control: form.control, name: 'file' })
  const isChecked = checked !== undefined && checked.file[0] === chosen[0]
  return (
    <>
      <Sheet title={t(texts.title)}>
        <OperationForm form={form} leaveFreely label={t(texts.title)} submit={t(texts.check)}>
          <p>{t(texts.how)}</p>
          <FilesField<Values> name="file" label={t(texts.file)} description={t(texts.fileHint)} rules={tableFileRules} />
        </OperationForm>
      </Sheet>
      {isChecked && <DryRun checked={checked} onLoaded={() => check(undefined)} />}
    </>
  )
}
