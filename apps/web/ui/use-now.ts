import { useEffect, useState } from 'react'

/** The time, anew every so many ms: for what counts down on the screen. */
export const useNow = (everyMs: number): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
