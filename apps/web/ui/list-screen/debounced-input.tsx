import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react'

const pause = 300

interface DebouncedInputProps {
  value: string
  onChange: (value: string) => void
  children: (field: { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) => ReactNode
}

/** A text field that reports its change when the person pauses typing, so that not every letter is a call. */
export const DebouncedInput = ({ value, onChange, children }: DebouncedInputProps) => {
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)
  // The value changed elsewhere (back, "clear filters"): it wins over what stands in the field.
  if (value !== reported) {
    setReported(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === reported) return
    const timer = setTimeout(() => {
      setReported(typed)
      onChange(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, reported, onChange])
  return children({ value: typed, onChange: (event) => setTyped(event.currentTarget.value) })
}
