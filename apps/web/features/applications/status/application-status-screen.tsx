import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { isCallError } from '../../../platform/calls/call-error.ts'
import { textOf } from '../../../platform/routing/search.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextInput } from '../../../ui/form/inputs/inputs.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useProgress } from './applicant-access.ts'
import formStyles from '../form/application-form.module.css'
import { ProgressView } from './progress-view.tsx'
import { texts } from './status-texts.ts'

interface Link {
  number: string
  token: string
}

/** For those who come without the mailed link. */
const FindApplication = ({ wrong }: { wrong?: Link }) => {
  const t = useTranslate()
  const navigate = useNavigate({ from: '/obrazci/parkirna-dovolilnica/stanje' })
  const [number, setNumber] = useState(wrong?.number ?? '')
  const [token, setToken] = useState(wrong?.token ?? '')
  const show = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: { number: number.trim(), token: token.trim() } })
  }
  return (
    <Sheet title={t(texts.find)}>
      <form className={formStyles.find} onSubmit={show}>
        {wrong !== undefined && <Notice tone="bad" role="alert" title={t(texts.notFound)} />}
        <p className={formStyles.hint}>{t(texts.findHint)}</p>
        <TextInput
          label={t(texts.number)}
          name="number"
          value={number}
          required
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <TextInput label={t(texts.code)} name="token" value={token} required onChange={(event) => setToken(event.currentTarget.value)} />
        <div>
          <Button type="submit">{t(texts.show)}</Button>
        </div>
      </form>
    </Sheet>
  )
}

const LinkedApplication = ({ link }: { link: Link }) => {
  const access = { link }
  const query = useProgress(access)
  if (isCallError(query.error) && query.error.code === 'not_found' && query.data === undefined) return <FindApplication wrong={link} />
  return <OperationView query={query}>{(progress) => <ProgressView progress={progress} access={access} />}</OperationView>
}

/** How far an application is, for whoever holds its mailed link; no login. */
export const ApplicationStatusScreen = () => {
  const t = useTranslate()
  const { number, token } = useSearch({ from: '/front/obrazci/parkirna-dovolilnica/stanje' })
  const link = { number: textOf(number) ?? '', token: textOf(token) ?? '' }
  return (
    <article className={formStyles.front}>
      <h1 className={formStyles.title}>{t(texts.title)}</h1>
      {link.number === '' || link.token === '' ? <FindApplication /> : <LinkedApplication key={link.number + link.token} link={link} />}
    </article>
  )
}
