import { townOf } from '@dovolilnice/contract/addresses/post-towns'
import { formatPlate, looksSlovenian } from '@dovolilnice/contract/primitives/plate'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { defineTexts, t } from '../../../../platform/kit.ts'
import { reveal } from '../../../../ui/form/kit.ts'
import { Button, Notice } from '../../../../ui/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import styles from './steps.module.css'

const texts = defineTexts({
  plate: {
    sl: 'Oznaka {value} ni v obliki slovenske registrske oznake. Je to tuja oznaka?',
    en: 'The plate {value} does not look Slovenian. Is it a foreign one?',
  },
  email: { sl: 'E-poštni naslov je {value}. Ste mislili {suggestion}?', en: 'The e-mail address is {value}. Did you mean {suggestion}?' },
  post_code: {
    sl: 'Poštne številke {value} ni na slovenskem seznamu. Je prava?',
    en: 'The post code {value} is not in the Slovenian list. Is it correct?',
  },
  name: { sl: 'Vpisano je samo »{value}«. Je to vaše celotno ime in priimek?', en: 'Only “{value}” is entered. Is this your whole name?' },
  correct: { sl: 'Popravi', en: 'Correct it' },
  goOn: { sl: 'Je pravilno, naprej', en: 'It is correct, go on' },
})

/** An entry that no rule forbids and that is most often a slip. */
export interface Doubt {
  field: 'email' | 'post_code' | 'name' | `plates.${number}`
  asks: keyof typeof texts
  value: string
  suggestion?: string
}

export const keyOfDoubt = ({ field, value }: Doubt): string => `${field} ${value}`

/** Slips in the names of the providers that most people have. */
const slips: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.si': 'gmail.com',
  'gmail.co': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'siol.com': 'siol.net',
  'siol.si': 'siol.net',
}

export const doubtsOfPlates = (plates: readonly string[]): Doubt[] =>
  plates.flatMap((plate, index) =>
    plate.trim() === '' || looksSlovenian(plate) ? [] : [{ field: `plates.${index}`, asks: 'plate', value: formatPlate(plate) }],
  )

/** What of the fields should be looked at once more. @param own the post code of the town, right whatever the list says */
export const doubtsOf = (
  { plates, email, post_code: code, name, applicant_type: type }: ApplicationValues,
  fields: readonly string[],
  own: string | undefined,
): Doubt[] => {
  const domain = email.trim().toLowerCase().split('@')[1] ?? ''
  const better = slips[domain]
  const written = code.trim()
  const isOdd = written !== '' && written !== own && (/^\d{4}$/.test(written) ? townOf(written) === undefined : written.length < 4)
  const found: Doubt[] = [
    ...(type === 'person' && /^\s*\p{L}+\s*$/u.test(name) ? [{ field: 'name' as const, asks: 'name' as const, value: name.trim() }] : []),
    ...(isOdd ? [{ field: 'post_code' as const, asks: 'post_code' as const, value: written }] : []),
    ...(better === undefined
      ? []
      : [{ field: 'email' as const, asks: 'email' as const, value: email.trim(), suggestion: `${email.trim().split('@')[0]}@${better}` }]),
    ...doubtsOfPlates(plates),
  ]
  return found.filter(({ field }) => fields.includes(field.split('.')[0] ?? field))
}

/** Stops once, with the way back to the field and the way on: what looks wrong may be right. */
export const Doubts = ({ doubts, onCorrect, onGoOn }: { doubts: readonly Doubt[]; onCorrect: () => void; onGoOn: () => void }) => {
  const { setFocus } = useFormContext<ApplicationValues>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [doubts])
  const correct = () => {
    const field = doubts[0]?.field
    const form = place.current?.closest('form')
    onCorrect()
    if (field === undefined) return
    // A field of another step takes no focus until its step is in view.
    reveal(form?.querySelector<HTMLElement>(`[name="${field}"]`))
    setTimeout(() => setFocus(field))
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" role="alert">
        {doubts.map(({ field, asks, value, suggestion = '' }) => (
          <p key={field}>{t(texts[asks], { value, suggestion })}</p>
        ))}
        <div className={styles.doubtWays}>
          <Button label={t(texts.correct)} look="plain" onClick={correct} />
          <Button label={t(texts.goOn)} look="plain" onClick={onGoOn} />
        </div>
      </Notice>
    </div>
  )
}
