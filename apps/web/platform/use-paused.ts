import { useEffect, useState } from 'react'

const pauseMs = 300

/** What was typed last, once the typing pauses: each search is written into the audit trail. */
export const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
