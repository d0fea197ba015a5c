import { Loader, Modal, Progress } from '@mantine/core'
import { appState } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import styles from './dialogs.module.css'

/** Blocks the page while something long runs. */
export const LoaderDialog = () => {
  const { loader, loaderText, progress } = useStore(appState)
  return (
    <Modal
      opened={loader}
      onClose={() => {}}
      size={320}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={550}
      aria-label={loaderText}
    >
      <div className={styles.loader} role="status">
        {progress === false ? (
          <Loader size={28} />
        ) : (
          <Progress value={progress * 100} className={styles.progress} aria-label={loaderText} />
        )}
        <span>{loaderText}</span>
      </div>
    </Modal>
  )
}
