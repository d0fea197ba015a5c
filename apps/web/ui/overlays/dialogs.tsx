import { type ReactNode, Suspense, useId, useState } from 'react'
import {
  appState,
  closeColumnDialog,
  columnDialog,
  type ColumnDialog as Open,
  confirmStore,
  gdprAccepted,
  saveColumnChoice,
  showInformation,
  t,
  useMaybeUser,
  useParameters,
  useStore,
} from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { CheckInput } from '../form/inputs/inputs.tsx'
import styles from './dialogs.module.css'
import { texts } from './texts.ts'
import { Modal } from './modal.tsx'
import type { Text } from '@dovolilnice/contract/locale'
import type { InformationTexts } from './information-texts.ts'
import { GdprNotice } from '../gdpr/gdpr-notice.tsx'
import { gdprTexts } from '../gdpr/texts.ts'

const Choice = ({ tableId, columns, selected, onSave }: Open) => {
  const id = useId()
  const user = useMaybeUser()
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  // The fixed column alone, the record's number, says nothing of it.
  const enough = columns.some(({ key, fixed = false }) => !fixed && chosen.includes(key))
  const save = () => {
    const ordered = columns.map(({ key }) => key).filter((key) => chosen.includes(key))
    saveColumnChoice(user?.id, tableId, ordered)
    onSave?.(ordered)
    closeColumnDialog()
  }
  return (
    <Modal
      opened
      size={500}
      title={t(texts.chooseColumns)}
      onClose={closeColumnDialog}
      buttons={
        <>
          <Button label={t(texts.cancel)} look="plain" onClick={closeColumnDialog} />
          <Button label={t(texts.save)} type="submit" form={id} disabled={!enough} />
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <fieldset className="stack">
          <legend className="visually-hidden">{t(texts.chooseColumns)}</legend>
          {columns.map(({ key, title, fixed = false }) => (
            <CheckInput
              key={key}
              label={t(title)}
              checked={fixed || chosen.includes(key)}
              disabled={fixed}
              onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
            />
          ))}
        </fieldset>
        <p role="status" className="hint">
          {!enough && t(texts.chooseOneColumn)}
        </p>
      </form>
    </Modal>
  )
}

/** Which columns a table shows; kept per table and person. */
const ColumnDialog = () => {
  const open = useStore(columnDialog)
  return open.dialog ? <Choice key={open.tableId} {...open} /> : null
}

const Information = ({ which, title, children }: { which: 'terms' | 'instructions'; title: Text; children: ReactNode }) => {
  const { information } = useStore(appState)
  const close = () => showInformation(which, false)
  return (
    <Modal
      opened={information[which]}
      size={800}
      title={t(title)}
      onClose={close}
      buttons={<Button label={t(texts.close)} onClick={close} />}
    >
      {/* As high as the dialog may become: its button must not move away from the finger when the text comes. */}
      <Suspense fallback={<div className={styles.coming} />}>{children}</Suspense>
    </Modal>
  )
}

/** Terms of use and instructions beside a form that must not be left. */
const InformationDialogs = ({ Terms, Instructions }: InformationTexts) => (
  <>
    <Information which="terms" title={texts.terms}>
      <Terms />
    </Information>
    <Information which="instructions" title={texts.instructions}>
      <Instructions />
    </Information>
  </>
)

/** The data-protection notice: stays until it is closed with its button, and remembers that it was when all of it was told. */
const GdprDialog = () => {
  const { information } = useStore(appState)
  const complete = useParameters() !== undefined
  const close = () => {
    // What was shown without saying who answers for the data was not shown yet.
    if (complete) gdprAccepted.set(1)
    showInformation('gdpr', false)
  }
  return (
    <Modal
      opened={information.gdpr}
      size={800}
      title={t(gdprTexts.title)}
      buttons={<Button label={t(texts.close)} onClick={close} data-autofocus />}
    >
      <GdprNotice />
    </Modal>
  )
}

/** Asks before a deed that cannot be undone. The safe answer has the focus. */
const ConfirmDialog = () => {
  const question = useStore(confirmStore)
  if (question === undefined) return null
  const { title, text, action, cancel, danger = false, answer } = question
  return (
    <Modal
      opened
      size={460}
      title={typeof title === 'string' ? title : t(title)}
      onClose={() => answer(false)}
      buttons={
        <>
          <Button label={t(cancel ?? texts.cancel)} look="plain" data-autofocus onClick={() => answer(false)} />
          <Button label={t(action)} danger={danger} onClick={() => answer(true)} />
        </>
      }
    >
      {text !== undefined && <p className="hint">{typeof text === 'string' ? text : t(text)}</p>}
    </Modal>
  )
}

export const Dialogs = ({ information }: { information: InformationTexts }) => (
  <>
    <InformationDialogs {...information} />
    <GdprDialog />
    <ColumnDialog />
    <ConfirmDialog />
  </>
)
