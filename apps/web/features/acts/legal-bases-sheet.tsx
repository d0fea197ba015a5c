import { legalBasisSchema, type LegalBasis } from '@dovolilnice/contract/acts/settings/act-settings'
import { readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { rejectionReasonCodes, rejectionReasons } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod/mini'
import { confirm, operationQuery, queryClient, t, useAction, useResources } from '../../platform/kit.ts'
import { Button, Notice, Sheet, SheetTable, StepDialog } from '../../ui/kit.ts'
import { fieldsOf } from '../../ui/form/kit.ts'
import styles from './acts.module.css'
import { placeOf, withBasis } from './place-of-basis.ts'
import { texts } from './texts.ts'

interface Values {
  title: string
  gazette: string
  articles: string
  second: string
  /** Ticks by id and by code. */
  kinds: Record<string, boolean | undefined>
  reasons: Record<string, boolean | undefined>
}

const { CheckboxField, TextField } = fieldsOf<Values>()
const ticked = z._default(z.record(z.string(), z.optional(z.boolean())), {})
const formSchema = z.extend(z.pick(legalBasisSchema, { title: true, gazette: true, articles: true, second: true }), {
  kinds: ticked,
  reasons: ticked,
})

const none: LegalBasis = { title: '', gazette: '', articles: '', second: '', permit_kind_ids: [], reason_codes: [] }
const ticks = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]))
const basisOf = ({ kinds, reasons, ...words }: Values): LegalBasis => ({
  ...words,
  permit_kind_ids: Object.keys(kinds).filter((id) => kinds[id]),
  reason_codes: rejectionReasonCodes.filter((code) => reasons[code]),
})

/** The list as it is stored now, not as it was last shown. */
const readBases = async () => (await queryClient.fetchQuery({ ...operationQuery(readActSettings, {}), staleTime: 0 })).legal_bases

interface DialogProps {
  bases: readonly LegalBasis[]
  /** Which of them is changed; its length: a new one. */
  index: number
  onClose: () => void
}

const BasisDialog = ({ bases: present, index, onClose }: DialogProps) => {
  // The list as it was when the dialog opened: the server compares it.
  const [bases] = useState(present)
  const kinds = useResources()?.permit_kinds ?? []
  const basis = bases[index]
  const { permit_kind_ids: ids, reason_codes: codes, second = '', ...words } = basis ?? none
  const defaults: Values = { ...words, second, kinds: ticks(ids), reasons: ticks(codes) }
  return (
    <StepDialog<typeof updateActSettings, Values>
      title={t(index === bases.length ? texts.addBasis : texts.editBasis)}
      about={basis === undefined ? 'new' : `${basis.title} ${basis.articles}`}
      operation={updateActSettings}
      schema={formSchema}
      defaults={defaults}
      toCall={async (values, began) => {
        // The list is sent as a whole: who saves over a colleague's provision still keeps their others.
        const live = began === undefined ? await readBases() : bases
        const place = began === undefined ? placeOf(live, bases, index) : index
        // What was typed may be older than the list: it began with the provision as it was then.
        const seen = began === undefined || basis === undefined ? live : withBasis(live, index, basisOf({ ...defaults, ...began }))
        return { body: { legal_bases: withBasis(live, place, basisOf(values)), seen: { legal_bases: seen } } }
      }}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <TextField name="title" label={t(texts.basisTitle)} maxLength={300} />
      <TextField name="gazette" label={t(texts.gazette)} description={t(texts.gazetteHint)} optional maxLength={200} />
      <TextField name="articles" label={t(texts.articles)} optional maxLength={200} />
      <TextField name="second" label={t(texts.basisSecond)} description={t(texts.basisSecondHint)} optional maxLength={700} />
      <fieldset className={styles.ticks}>
        <legend>{t(texts.forKinds)}</legend>
        <p className={styles.soft}>{t(texts.allIfNone)}</p>
        {kinds.map(({ id, name }) => (
          <CheckboxField key={id} name={`kinds.${id}`} label={t(name)} />
        ))}
      </fieldset>
      <fieldset className={styles.ticks}>
        <legend>{t(texts.forReasons)}</legend>
        <p className={styles.soft}>{t(texts.allIfNone)}</p>
        {rejectionReasonCodes.map((code) => (
          <CheckboxField key={code} name={`reasons.${code}`} label={t(rejectionReasons[code].name)} />
        ))}
      </fieldset>
    </StepDialog>
  )
}

export const LegalBasesSheet = ({ bases, isBilingual }: { bases: readonly LegalBasis[]; isBilingual: boolean }) => {
  const kinds = useResources()?.permit_kinds ?? []
  const [edited, edit] = useState<number>()
  const remove = useAction(updateActSettings, { done: texts.saved })
  const askRemove = async (basis: LegalBasis) => {
    if (await confirm({ title: texts.removeBasis, text: basis.title, action: texts.removeBasis, danger: true }))
      remove.mutate(
        { body: { legal_bases: bases.filter((one) => one !== basis), seen: { legal_bases: bases } } },
        // Refused over an old list, the person sees the list as it is.
        { onError: () => void queryClient.invalidateQueries({ queryKey: [readActSettings.name] }) },
      )
  }
  const scopeOf = ({ permit_kind_ids: ids, reason_codes: codes }: LegalBasis): string =>
    [...kinds.filter(({ id }) => ids.includes(id)).map(({ name }) => t(name)), ...codes.map((code) => t(rejectionReasons[code].name))].join(
      ', ',
    ) || t(texts.everything)
  return (
    <Sheet title={t(texts.bases)} actions={<Button label={t(texts.addBasis)} icon={IconPlus} onClick={() => edit(bases.length)} />}>
      <p>{t(texts.basesHow)}</p>
      <SheetTable
        caption={t(texts.bases)}
        rows={bases}
        rowKey={(basis) => `${basis.title} ${basis.articles} ${bases.indexOf(basis)}`}
        onOpen={(basis) => edit(bases.indexOf(basis))}
        empty={<Notice tone="warning" title={t(texts.noBases)} />}
        columns={[
          { title: t(texts.basisTitle), cell: ({ title }) => title },
          { title: t(texts.gazette), cell: ({ gazette }) => gazette },
          { title: t(texts.articles), cell: ({ articles }) => articles },
          { title: t(texts.scope), cell: scopeOf },
          ...(isBilingual ? [{ title: t(texts.basisSecond), cell: ({ second }: LegalBasis) => second || t(texts.basisNoSecond) }] : []),
          {
            title: '',
            cell: (basis) => <Button label={t(texts.removeBasis)} look="quiet" small danger onClick={() => void askRemove(basis)} />,
          },
        ]}
      />
      {edited !== undefined && <BasisDialog bases={bases} index={edited} onClose={() => edit(undefined)} />}
    </Sheet>
  )
}
