import { saveFile } from '../../platform/save-file.ts'
import { showSnackbar } from '../../platform/snackbar.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './second-factor.module.css'
import { texts } from './texts.ts'

/** The recovery codes, this once. Only the button closes it: an Escape too many would lose them. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const t = useTranslate()
  const text = `${codes.join('\n')}\n`
  const copy = () => void navigator.clipboard.writeText(text).then(() => showSnackbar(texts.copied, { tone: 'good' }))
  return (
    <Modal
      opened
      size={560}
      title={t(texts.codes)}
      buttons={
        <>
          {window.isSecureContext && (
            <Button look="plain" onClick={copy}>
              {t(texts.copy)}
            </Button>
          )}
          <Button look="plain" onClick={() => saveFile(new File([text], t(texts.fileName), { type: 'text/plain' }))}>
            {t(texts.save)}
          </Button>
          <Button onClick={onClose}>{t(texts.kept)}</Button>
        </>
      }
    >
      <p>{t(texts.codesHow)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Modal>
  )
}
