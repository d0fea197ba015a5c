import { useEffect } from 'react'
import { gdprAccepted, showInformation } from '../../platform/kit.ts'

/** Opens the data-protection notice on a screen that collects personal data, until the person has closed it once. */
export const useGdprNotice = (): void => {
  useEffect(() => {
    if (gdprAccepted.get() === 1) return
    gdprAccepted.set(0)
    showInformation('gdpr', true)
  }, [])
}
