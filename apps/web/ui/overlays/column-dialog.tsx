import { useId, useState } from 'react'
import { closeColumnDialog, columnDialog, saveColumnChoice } from '../../platform/column-choice.ts'
import type { ColumnDialog as Open } from '../../platform/column-choice.ts'
import { useMaybeUser } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { CheckInput } from '../form/inputs/inputs.tsx'
import styles from './dialogs.module.css'
import { texts } from './texts.ts'
import { Modal } from './modal.tsx'

const Choice = ({ tableId, columns, selected, onSave }: Open) => {
  const t = useTranslate()
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
      sticky
      buttons={
        <>
          <Button look="plain" onClick={closeColumnDialog}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" form={id} disabled={!enough}>
            {t(texts.save)}
          </Button>
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
        <fieldset className={styles.columns}>
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
        <p role="status" className={styles.question}>
          {!enough && t(texts.chooseOneColumn)}
        </p>
      </form>
    </Modal>
  )
}

/** Which columns a table shows; kept per table and person. */
export const ColumnDialog = () => {
  const open = useStore(columnDialog)
  return open.dialog ? <Choice key={open.tableId} {...open} /> : null
}
