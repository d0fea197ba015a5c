import { useEffect, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'

const pause = 300

interface DebouncedInputProps {
  value: string
  onChange: (value: string) => void
  children: (field: { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) => ReactNode
}

/** A text field whose change is told when the person pauses, so that not every letter is a call. */
export const DebouncedInput = ({ value, onChange, children }: DebouncedInputProps) => {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // The value changed elsewhere (back, "clear filters"): it wins over what stands in the field.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      onChange(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, told, onChange])
  return children({ value: typed, onChange: (event) => setTyped(event.currentTarget.value) })
}
