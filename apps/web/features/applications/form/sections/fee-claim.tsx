import { defineTexts, t, useParameters } from '../../../../platform/kit.ts'
import { fieldsOf } from '../../../../ui/form/kit.ts'
import type { ApplicationValues } from '../form-values.ts'

const { SelectField } = fieldsOf<ApplicationValues>()

const texts = defineTexts({
  claim: { sl: 'Oprostitev upravne takse', en: 'Exemption from the administrative fee' },
  none: { sl: 'Ne uveljavljam', en: 'I claim none' },
  hint: {
    sl: 'Izberite, če ste takse oproščeni po Zakonu o upravnih taksah, in priložite dokazilo. O oprostitvi odloči občina.',
    en: 'Choose a ground if the law frees you from the fee, and attach a proof. The municipality decides on it.',
  },
  due: {
    sl: 'Na tej strani ne plačate ničesar. Upravno takso plačate takoj po oddaji vloge na ločen račun; podatke za plačilo boste dobili takrat. Plačljivo dovolilnico plačate po odobritvi. Upravna taksa ni predmet DDV.',
    en: 'You pay nothing on this page. The administrative fee is due with the application, to an account of its own; the details follow when it is sent. The price of the permit, if any, is paid after the approval. The administrative fee is outside VAT.',
  },
})

export const FeeClaim = ({ byClerk }: { byClerk: boolean }) => {
  const grounds = useParameters()?.administrative_fees.exemptions ?? []
  return (
    <>
      {!byClerk && <p className="hint">{t(texts.due)}</p>}
      {grounds.length > 0 && (
        <SelectField
          name="fee_exemption"
          label={t(texts.claim)}
          description={t(texts.hint)}
          optional
          placeholder={t(texts.none)}
          options={grounds.map(({ code, name }) => ({ value: code, label: t(name) }))}
        />
      )}
    </>
  )
}
