import { getOwnPermit } from '@dovolilnice/contract/permits/record/get-own-permit'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { readOwnPermitPdf } from '@dovolilnice/contract/permits/record/read-own-permit-pdf'
import { IconCar, IconPrinter, IconRefresh, IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { callForFile } from '../../../platform/calls/call.ts'
import { reportFailure, useOperation } from '../../../platform/calls/query.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { CredentialList } from '../opening/credentials-sheet.tsx'
import { usePermitFacts } from '../record/permit-facts.tsx'
import { ChainSheet } from '../record/permit-records.tsx'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import styles from '../permits.module.css'
import { texts } from '../texts.ts'
import { OwnTemporaryVehicleDialog } from '../opening/vehicle-dialogs.tsx'

const print = (id: string): void => void callForFile(readOwnPermitPdf, { params: { id } }).then(saveFile).catch(reportFailure)

const inForce = ({ status }: OwnPermit): boolean => status === 'active' || status === 'scheduled'

/** What the holder can do: print, renew, replace, enter a vehicle for some days. */
const OwnActions = ({ permit, onVehicle }: { permit: OwnPermit; onVehicle: () => void }) => {
  const t = useTranslate()
  const { id, actions } = permit
  return (
    <div className={styles.actions}>
      {actions.includes('renew') && (
        <ButtonLink
          to="/nadzorna-plosca/vloge/parkirna-dovolilnica"
          search={{ podaljsanje: id }}
          icon={<IconRefresh size={18} aria-hidden />}
        >
          {t(texts.renewByApplication)}
        </ButtonLink>
      )}
      {actions.includes('replace') && (
        <ButtonLink
          look="plain"
          to={'/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava'}
          params={{ id }}
          icon={<IconReplace size={18} aria-hidden />}
        >
          {t(texts.askReplacement)}
        </ButtonLink>
      )}
      {inForce(permit) && (
        <>
          <Button look="plain" icon={<IconCar size={18} aria-hidden />} onClick={onVehicle}>
            {t(texts.temporaryVehicle)}
          </Button>
          <Button look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => print(id)}>
            {t(texts.print)}
          </Button>
        </>
      )}
    </div>
  )
}

const OwnPermitView = ({ permit, onVehicle }: { permit: OwnPermit; onVehicle: () => void }) => {
  const facts = usePermitFacts(permit, false)
  return (
    <Stacked>
      <div>
        <PermitStatusBadge status={permit.status} />
      </div>
      <Part name="OwnHearing" props={{ id: permit.id }} fallback={null} />
      <Facts facts={facts} />
      <CredentialList permit={permit} />
      <ChainSheet permit={permit} linked={false} />
      <OwnActions permit={permit} onVehicle={onVehicle} />
    </Stacked>
  )
}

/** One's own permit: what it is, what opens for it, and what can be done with it. */
export const OwnPermitDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const [vehicle, setVehicle] = useState(false)
  const query = useOperation(getOwnPermit, { params: { id } })
  const permit = query.data
  if (vehicle && permit !== undefined) return <OwnTemporaryVehicleDialog permit={permit} onClose={() => setVehicle(false)} />
  const title = permit === undefined ? t(texts.permit) : t(texts.permitNumber, { number: permit.number })
  return (
    <Modal opened onClose={onClose} size={760} title={title}>
      <OperationView query={query}>{(found) => <OwnPermitView permit={found} onVehicle={() => setVehicle(true)} />}</OperationView>
    </Modal>
  )
}
