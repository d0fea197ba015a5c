import { t, useParameters } from '../../../platform/kit.ts'
import { noticeDefaults, noticeTitles, type NoticeKey } from '@dovolilnice/contract/notices/notice-texts'
import type { Text } from '@dovolilnice/contract/locale'
import type { PublicParameters } from '@dovolilnice/contract/resources/operations'
import styles from './notices.module.css'

const Titled = ({ of, text }: { of: NoticeKey; text: Text }) => (
  <>
    <h3>{t(noticeTitles[of])}</h3>
    <p className={styles.lines}>{t(text)}</p>
  </>
)

/** A part of a notice: the municipality's own words, ours until it writes them. */
const NoticePart = ({ of }: { of: NoticeKey }) => <Titled of={of} text={useParameters()?.texts[of] ?? noticeDefaults[of]} />

export const NoticeParts = ({ keys }: { keys: readonly NoticeKey[] }) => keys.map((key) => <NoticePart key={key} of={key} />)

export const PrivacyPart = ({ of, notice }: { of: NoticeKey; notice: PublicParameters['notice'] }) => {
  const text = notice[of]
  return text !== undefined && <Titled of={of} text={text} />
}
