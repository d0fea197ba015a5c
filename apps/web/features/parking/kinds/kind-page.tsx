import type { AdministeredKind, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useScreenTitle } from '../../../platform/routing/screen-title.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import { InUseBadge } from '../administration/in-use-badge.tsx'
import { KindFacts } from '../overview/kind-facts.tsx'
import { KindForm } from './kind-form.tsx'
import { PriceSheet } from '../administration/price-sheet.tsx'
import { useParkingPlace } from '../overview/use-parking-place.ts'

/** One kind of permit: its prices, and all that it is. Those who may only read see it in words. */
export const KindPage = ({ kind, parking }: { kind: AdministeredKind | 'new'; parking: ParkingAdministration }) => {
  const t = useTranslate()
  const mayWrite = useMay()('parking:write')
  const { go } = useParkingPlace()
  // A form keeps the version that was looked at; made anew it starts from the fresh record.
  const [round, setRound] = useState(0)
  // A price that is changed here gives the kind a new version, which is no conflict with the form beside it.
  const [priceChanges, setPriceChanges] = useState(0)
  const beginAnew = (): void => {
    setRound(round + 1)
    setPriceChanges(0)
  }
  const isNew = kind === 'new'
  useScreenTitle(isNew ? t(texts.newKind) : t(kind.name))
  return (
    <Stacked>
      <div className={styles.head}>
        <Button look="quiet" icon={<IconArrowLeft size={18} aria-hidden />} onClick={() => go({ tab: 'kinds' })}>
          {t(texts.backToKinds)}
        </Button>
        {!isNew && <InUseBadge active={kind.active} />}
      </div>
      {!isNew && <PriceSheet kind={kind} onChanged={() => setPriceChanges(priceChanges + 1)} />}
      {mayWrite ? (
        <KindForm
          key={round}
          kind={kind}
          parking={parking}
          versionsSince={priceChanges}
          onReload={beginAnew}
          onSaved={(id) => (isNew ? go({ tab: 'kinds', kind: id }) : beginAnew())}
        />
      ) : (
        !isNew && <KindFacts kind={kind} userTypes={parking.user_types} />
      )}
    </Stacked>
  )
}
