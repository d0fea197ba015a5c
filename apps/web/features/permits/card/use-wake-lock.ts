import { useEffect } from 'react'

/** Keeps the screen from going dark while the component is shown, where the browser can. A page cannot make the screen brighter. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused where the battery is low: the code is shown all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) await lock?.release()
    }
    const again = () => void hold()
    again()
    // The browser lets go when another app comes to the front.
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
