import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { placeholderFields, placeholderMeanings, placeholders } from '@dovolilnice/contract/notifications/placeholders'
import type { MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './notifications.module.css'
import { texts } from './texts.ts'

/** What a text may name of each holder, with what it becomes; pressed, it is put where the cursor stands in the field. */
export const Placeholders = ({ field, language }: { field: string; language: WrittenLocale }) => {
  const t = useTranslate()
  const { setValue } = useFormContext()
  const insert = (event: MouseEvent<HTMLButtonElement>, placeholder: string): void => {
    const area = event.currentTarget.form?.elements.namedItem(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end')
    setValue(field, area.value, { shouldDirty: true })
    area.focus()
  }
  return (
    <div role="group" aria-label={t(texts.placeholders)} className={styles.placeholders}>
      <p>{t(texts.placeholders)}</p>
      <ul>
        {placeholderFields.map((name) => {
          const placeholder = placeholders[language][name]
          return (
            <li key={name}>
              <Button look="plain" small aria-label={t(texts.insert, { placeholder })} onClick={(event) => insert(event, placeholder)}>
                {placeholder}
              </Button>
              <span>{t(placeholderMeanings[name])}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
