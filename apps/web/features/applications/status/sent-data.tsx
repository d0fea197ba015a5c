import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { formatDay, formatInstant, formatValidity, t } from '../../../platform/kit.ts'
import { Button, Facts, FeeLines, Sheet } from '../../../ui/kit.ts'
import { savePaper, type ApplicantAccess } from './applicant-access.ts'
import styles from './progress-view.module.css'
import { texts } from './status-texts.ts'

const SentDocuments = ({ documents }: Pick<ApplicationProgress, 'documents'>) => {
  if (documents.length === 0) return <p className="hint">{t(texts.noDocuments)}</p>
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={`${document.type} ${document.created_at} ${document.file_name}`}>
          <IconFileText size={20} aria-hidden />
          <span>
            {t(document.type_name)}
            <span className={styles.file}>
              {document.file_name} · {formatInstant(document.created_at)}
              {document.expires_on !== null && ` · ${t(texts.documentEnds)} ${formatDay(document.expires_on)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const feeState = ({ exemption, open_cents: open }: NonNullable<ApplicationProgress['administrative_fee']>) => {
  if (exemption?.status === 'granted') return texts.feeExempt
  if (open === 0) return texts.feePaid
  return exemption?.status === 'claimed' ? texts.feeClaimed : texts.feeOpen
}

export const SentData = ({ progress, access }: { progress: ApplicationProgress; access: ApplicantAccess }) => {
  const { administrative_fee: fee } = progress
  return (
    <Sheet title={t(texts.data)}>
      <Facts
        facts={[
          { label: t(texts.kind), value: t(progress.permit_kind_name) },
          { label: t(texts.lot), value: t(progress.parking_lot_name) },
          { label: t(texts.plates), value: progress.plates.join(', ') },
          { label: t(texts.validity), value: formatValidity(progress.valid_from, progress.valid_until, progress) },
          { label: t(texts.sentOn), value: formatInstant(progress.created_at) },
          {
            label: t(texts.fee),
            value: progress.fee_lines.length === 0 ? t(texts.free) : <FeeLines lines={progress.fee_lines} />,
            wide: true,
          },
          {
            label: t(texts.administrativeFee),
            value: fee && (
              <>
                <FeeLines lines={fee.lines} />
                {t(feeState(fee))}
                {progress.has_fee_receipt && (
                  <Button label={t(texts.feeReceipt)} look="quiet" icon={IconDownload} onClick={() => savePaper(access, 'fee_receipt')} />
                )}
              </>
            ),
            wide: true,
          },
        ]}
      />
      <h3 className={styles.part}>{t(texts.documents)}</h3>
      <SentDocuments documents={progress.documents} />
    </Sheet>
  )
}
