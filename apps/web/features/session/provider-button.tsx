import { beginProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { IconBuildingBank } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/calls/call.ts'
import { sentenceOf } from '../../platform/calls/call-error.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { keepWayOn } from './way-on.ts'
import { texts } from './texts.ts'

/** Leaves for the municipality's identity provider, which sends the browser back. */
export const ProviderButton = () => {
  const t = useTranslate()
  const locale = useLocale()
  const { redirect } = useSearch({ from: '/front/prijava' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = async () => {
    setBusy(true)
    setFailure(undefined)
    keepWayOn(redirect)
    try {
      const { url } = await call(beginProviderSignIn, {}, { quiet: true })
      window.location.assign(url)
    } catch (error) {
      setFailure(sentenceOf(error, locale))
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="plain" wide busy={busy} icon={<IconBuildingBank size={18} aria-hidden />} onClick={() => void leave()}>
        {t(texts.byProvider)}
      </Button>
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}
