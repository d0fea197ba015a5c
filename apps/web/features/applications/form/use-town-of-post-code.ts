import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParameters } from '../../../platform/kit.ts'
import type { ApplicationValues } from './form-values.ts'

/** Fills in the town of a post code, and takes it back when the code turns out to be a foreign one, which may begin like it. A typed town stays. */
export const useTownOfPostCode = (): void => {
  const { setValue, getValues } = useFormContext<ApplicationValues>()
  const code = useWatch<ApplicationValues, 'post_code'>({ name: 'post_code' }).trim()
  const own = useParameters()?.municipality
  const before = useRef(code)
  const filled = useRef('')
  useEffect(() => {
    if (code === before.current) return
    before.current = code
    const fill = (town = ''): void => {
      const city = getValues('city').trim()
      if (getValues('post_code').trim() !== code || city === town || (city !== '' && city !== filled.current)) return
      filled.current = town
      setValue('city', town, { shouldDirty: true, shouldValidate: town !== '' })
    }
    if (code === own?.post_code) fill(own.city)
    else if (!/\d{4}$/.test(code)) fill()
    // Without the table the town is typed.
    else
      void import('@dovolilnice/contract/addresses/post-towns')
        .then(({ townOf }) => townOf(code))
        .catch(() => undefined)
        .then(fill)
  }, [code, own, getValues, setValue])
}
