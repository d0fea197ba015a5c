import { type AddressWindow, previewAddressWindow } from '@dovolilnice/contract/acts/package-and-print'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { useFormContext } from 'react-hook-form'
import { callForFile, t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, PreviewButton } from '../../../ui/form/kit.ts'
import { SharedForm, Sheet, useSharedForm } from '../../../ui/kit.ts'
import { texts } from './texts.ts'

interface Values {
  address_window: AddressWindow
}
const { NumberField } = fieldsOf<Values>()

/** Opens the sheet as it would be printed with what is typed now. */
const WindowPreview = () => {
  const { getValues } = useFormContext<Values>()
  return (
    <PreviewButton
      label={texts.previewWindow}
      load={() => callForFile(previewAddressWindow, { body: { address_window: getValues('address_window') } })}
    />
  )
}

export const AddressWindowForm = ({ window }: { window: AddressWindow }) => {
  const shared = useSharedForm<typeof updateActSettings, Values>(updateActSettings, {
    about: 'address_window',
    defaults: { address_window: window },
    callOf: (typed, began) => ({ body: { ...typed, seen: began && { ...began } } }),
    done: texts.savedWindow,
  })
  return (
    <Sheet title={t(texts.windowTitle)}>
      <SharedForm {...shared} label={t(texts.windowTitle)} submit={t(texts.save)}>
        <p>{t(texts.windowHow)}</p>
        <FormRow>
          <NumberField name="address_window.left" label={t(texts.windowLeft)} />
          <NumberField name="address_window.top" label={t(texts.windowTop)} />
          <NumberField name="address_window.width" label={t(texts.windowWidth)} />
          <NumberField name="address_window.height" label={t(texts.windowHeight)} />
        </FormRow>
        <WindowPreview />
      </SharedForm>
    </Sheet>
  )
}
