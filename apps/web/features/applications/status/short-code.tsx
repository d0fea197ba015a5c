import { makeStatusCode } from '@dovolilnice/contract/applications/link/status-code'
import { useState } from 'react'
import { t, useAction } from '../../../platform/kit.ts'
import { Button, Sheet, unbroken } from '../../../ui/kit.ts'
import { texts } from './find-texts.ts'
import styles from './progress-view.module.css'

/** A code to be copied by hand, made when it is asked for. */
export const ShortCode = ({ link }: { link: { number: string; token: string } }) => {
  const [code, setCode] = useState<string>()
  const make = useAction(makeStatusCode, { onDone: (made) => setCode(made.code) })
  return (
    <Sheet title={t(texts.codeTitle)}>
      <p className="hint">{unbroken(t(texts.codeHint))}</p>
      {code === undefined ? (
        <p>
          <Button label={t(texts.codeMake)} look="plain" busy={make.isPending} onClick={() => make.mutate({ body: link })} />
        </p>
      ) : (
        <div role="status">
          <p>
            {t(texts.codeShown)} <strong className={styles.number}>{code}</strong>
          </p>
          <p className="hint">{t(texts.codeOnce)}</p>
        </div>
      )}
    </Sheet>
  )
}
