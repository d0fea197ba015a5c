import { useParameters } from '../../../platform/resources/resources.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { noticeDefaults, noticeTitles, type NoticeKey } from '@dovolilnice/contract/notices/notice-texts'
import styles from './notices.module.css'

/** A part of a notice: the municipality's own words, ours until it writes them. */
const NoticePart = ({ of }: { of: NoticeKey }) => {
  const t = useTranslate()
  const written = useParameters()?.texts[of] ?? noticeDefaults[of]
  return (
    <>
      <h3>{t(noticeTitles[of])}</h3>
      <p className={styles.lines}>{t(written)}</p>
    </>
  )
}

export const NoticeParts = ({ keys }: { keys: readonly NoticeKey[] }) => keys.map((key) => <NoticePart key={key} of={key} />)
