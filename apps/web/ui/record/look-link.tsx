import { IconExternalLink } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import buttonStyles from '../buttons/button.module.css'
import { texts } from './texts.ts'

/** The record beside the form, in a tab of its own: the form keeps what was typed. */
export const LookLink = ({ href }: { href: string }) => {
  const t = useTranslate()
  return (
    <a className={buttonStyles.button} data-look="plain" data-small href={href} target="_blank" rel="noreferrer">
      <IconExternalLink size={16} aria-hidden />
      {t(texts.look)}
    </a>
  )
}
