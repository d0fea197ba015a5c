import { appState } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import styles from './loader-dialog.module.css'
import { NativeDialog } from './native-dialog.tsx'

/** Blocks the page with a text while something long runs. Nothing closes it but the end of what runs. */
export const LoaderDialog = () => {
  const { loader, loaderText, progress } = useStore(appState)
  return (
    <NativeDialog open={loader} label={loaderText} className={styles.loader}>
      <div className={styles.content} role="status">
        {progress === false ? (
          <span className={styles.spinner} aria-hidden />
        ) : (
          <progress className={styles.progress} value={progress} aria-label={loaderText} />
        )}
        <span>{loaderText}</span>
      </div>
    </NativeDialog>
  )
}
