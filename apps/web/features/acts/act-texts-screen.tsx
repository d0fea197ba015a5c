import { readActSettings } from '@dovolilnice/contract/acts/settings/read-act-settings'
import { readActTexts } from '@dovolilnice/contract/acts/settings/read-act-texts'
import { useOperation } from '../../platform/calls/query.ts'
import { useFurtherLanguages } from '../../ui/languages.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { ActSettingsForm } from './act-settings-form.tsx'
import { ActTextsSheet } from './act-texts-sheet.tsx'
import { AddressWindowForm } from './print/address-window-form.tsx'
import { LegalBasesSheet } from './legal-bases-sheet.tsx'
import { ServiceSettingsForm } from './service/service-settings-form.tsx'

/** What the town says in its acts: the body and its numbers, the provisions, and the words of each kind of act. */
export const ActTextsScreen = () => {
  const settings = useOperation(readActSettings, {})
  const texts = useOperation(readActTexts, {})
  const hasItalian = useFurtherLanguages().includes('it')
  const isBilingual = hasItalian && settings.data?.second_language === 'it'
  return (
    <Stacked>
      <OperationView query={settings}>
        {(values) => (
          <Stacked>
            <ActSettingsForm settings={values} />
            <ServiceSettingsForm settings={values} />
            <AddressWindowForm window={values.address_window} />
            <LegalBasesSheet bases={values.legal_bases} />
          </Stacked>
        )}
      </OperationView>
      <OperationView query={texts}>{(all) => <ActTextsSheet {...all} isBilingual={isBilingual} />}</OperationView>
    </Stacked>
  )
}
