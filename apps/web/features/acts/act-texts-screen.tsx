import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { ActText, ActTexts } from '@dovolilnice/contract/acts/settings/act-texts'
import { rejectionReasons } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t, useOperation, useResources } from '../../platform/kit.ts'
import { Button, OperationView, Sheet, SheetTable, Stacked, useFurtherLanguages } from '../../ui/kit.ts'
import { ActTextDialog } from './act-text-dialog.tsx'
import { texts } from './texts.ts'
import { readActSettings, readActTexts } from '@dovolilnice/contract/acts/settings/operations'
import { ActSettingsForm } from './act-settings-form.tsx'
import { AddressWindowForm } from './print/address-window-form.tsx'
import { ActRetentionForm } from './handover.tsx'
import { LegalBasesSheet } from './legal-bases-sheet.tsx'
import { ServiceSettingsForm } from './service/service-settings-form.tsx'

const ActTextsSheet = ({ texts: all, isBilingual, ...supplied }: ActTexts & { isBilingual: boolean }) => {
  const kinds = useResources()?.permit_kinds ?? []
  const [edited, edit] = useState<{ text: ActText; own: boolean }>()
  const scopeOf = ({ reason_code: reason, permit_kind_id: kind }: ActText): string =>
    [reason && t(rejectionReasons[reason].name), kinds.filter(({ id }) => id === kind).map(({ name }) => t(name))[0]]
      .filter(Boolean)
      .join(', ') || t(texts.everything)
  const rejection = all.find(({ kind }) => kind === 'rejection')
  return (
    <Sheet
      title={t(texts.textsTitle)}
      actions={
        rejection && (
          <Button
            label={t(texts.addText)}
            look="plain"
            icon={IconPlus}
            onClick={() => edit({ text: { ...rejection, version: 0 }, own: true })}
          />
        )
      }
    >
      <p>{t(texts.textsHow)}</p>
      <SheetTable
        caption={t(texts.textsTitle)}
        rows={all}
        rowKey={({ kind, reason_code: reason, permit_kind_id: permitKind }) => `${kind} ${reason} ${permitKind}`}
        onOpen={(text) => edit({ text, own: false })}
        columns={[
          { title: t(texts.kind), cell: ({ kind }) => t(actKindLabels[kind]) },
          { title: t(texts.scope), cell: scopeOf },
          ...(isBilingual
            ? [{ title: t(texts.inSecond), cell: ({ second }: ActText) => t(second === null ? texts.lacksSecond : texts.hasSecond) }]
            : []),
          { title: t(texts.version), cell: ({ version }) => (version === 0 ? t(texts.starting) : version) },
        ]}
      />
      {edited !== undefined && <ActTextDialog {...edited} {...supplied} isBilingual={isBilingual} onClose={() => edit(undefined)} />}
    </Sheet>
  )
}

export const ActTextsScreen = () => {
  const settings = useOperation(readActSettings, {})
  const texts = useOperation(readActTexts, {})
  const languages: readonly (string | null)[] = useFurtherLanguages()
  const isBilingual = settings.data !== undefined && languages.includes(settings.data.second_language)
  return (
    <Stacked>
      <OperationView query={settings}>
        {(values) => (
          <Stacked>
            {/* Without one no act may be issued: a town begins here. */}
            <LegalBasesSheet bases={values.legal_bases} isBilingual={values.second_language !== null} />
            <ActSettingsForm settings={values} />
            <ServiceSettingsForm settings={values} />
            <AddressWindowForm window={values.address_window} />
            <ActRetentionForm settings={values} />
          </Stacked>
        )}
      </OperationView>
      <OperationView query={texts}>{(all) => <ActTextsSheet {...all} isBilingual={isBilingual} />}</OperationView>
    </Stacked>
  )
}
