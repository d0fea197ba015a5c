import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { defineTexts, showSnackbar, t } from '../../platform/kit.ts'
import { IconButton } from './icon-button.tsx'

const texts = defineTexts({
  copy: { sl: 'Kopiraj: {name}', en: 'Copy: {name}' },
  copied: { sl: 'Kopirano.', en: 'Copied.' },
  failed: {
    sl: 'Brskalnik kopiranja ni dovolil. Besedilo označite in kopirajte ročno.',
    en: 'The browser refused to copy. Select the text and copy it.',
  },
})

const tickMs = 2000

/** Copies a value; a tick shows for two seconds that it was copied. `name` is what the value is called beside it. */
export const CopyButton = ({ name, value }: { name: string; value: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    try {
      // Over plain HTTP a browser has no clipboard for pages.
      await navigator.clipboard.writeText(value)
      setCopied(true)
      showSnackbar(texts.copied, { tone: 'good' })
    } catch {
      showSnackbar(texts.failed, { tone: 'bad' })
    }
  }
  const icon = copied ? <IconCheck size={20} /> : <IconCopy size={20} />
  return <IconButton quiet label={t(texts.copy, { name })} icon={icon} onClick={() => void copy()} />
}
