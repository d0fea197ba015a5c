import { Link } from '@tanstack/react-router'
import type { CallError } from '../../platform/call-error.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

interface FailureProps {
  failure: CallError | undefined
  /** Goes on with what this clerk wanted, on the version that is there now. */
  onProceed?: (version: number) => void
  onLook: () => void
}

const Conflict = ({ version, onProceed, onLook }: { version: number } & Omit<FailureProps, 'failure'>) => {
  const t = useTranslate()
  return (
    <Notice tone="warning" role="alert" title={t(texts.conflict)}>
      <p>{t(texts.conflictHow)}</p>
      <FormButtons>
        <Button look="plain" small onClick={onLook}>
          {t(texts.lookFirst)}
        </Button>
        {onProceed !== undefined && (
          <Button small onClick={() => onProceed(version)}>
            {t(texts.proceed)}
          </Button>
        )}
      </FormButtons>
    </Notice>
  )
}

/** Whether the details say all of a failure, so that the form need not. */
export const isTold = (failure: CallError | undefined): boolean =>
  failure?.code === 'conflict' && typeof failure.details?.version === 'number'

/** What can be done about a refusal: look at the other permit, or choose between someone else's change and one's own. */
export const FailureDetails = ({ failure, ...ways }: FailureProps) => {
  const t = useTranslate()
  const { version, permit_id: id, number } = failure?.details ?? {}
  if (failure?.code === 'conflict' && typeof version === 'number') return <Conflict version={version} {...ways} />
  if (typeof id !== 'string' || typeof number !== 'string') return null
  return (
    <p>
      <Link to="/dovolilnice/$id" params={{ id }}>
        {t(texts.otherPermit, { number })}
      </Link>
    </p>
  )
}
