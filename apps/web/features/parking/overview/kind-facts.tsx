import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { AdministeredKind, AdministeredUserType } from '@dovolilnice/contract/parking/parking-administration'
import { useLanguage } from '../../../platform/translate/translate.ts'
import { Facts, Sheet } from '../../../ui/sheet.tsx'
import { texts } from '../administration/admin-texts.ts'
import { validityText } from '../../../ui/validity/validity-text.ts'

/** A kind in words, for those who may not change it. */
export const KindFacts = ({ kind, userTypes }: { kind: AdministeredKind; userTypes: readonly AdministeredUserType[] }) => {
  const { t, locale } = useLanguage()
  const who = userTypes.filter(({ code }) => kind.user_types.includes(code)).map(({ name }) => t(name))
  return (
    <Sheet>
      <Facts
        facts={[
          { label: t(texts.words), value: t(kind.description), wide: true },
          { label: t(texts.who), value: who.join(', ') || t(texts.officeOnly), wide: true },
          { label: t(texts.documents), value: kind.documents.map(({ name }) => t(name)).join(', ') || t(texts.noDocuments), wide: true },
          { label: t(texts.validity), value: validityText(kind.validity, t, locale) },
          { label: t(texts.ways), value: kind.openings.map((opening) => t(texts[opening])).join(', ') },
          { label: t(texts.windows), value: hoursInWords(kind.time_windows, locale) || '–' },
          { label: t(texts.maxVehicles), value: kind.max_vehicles },
          { label: t(texts.cap), value: kind.cap_per_holder ?? '–' },
        ]}
      />
    </Sheet>
  )
}
