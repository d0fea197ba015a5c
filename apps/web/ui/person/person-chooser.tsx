import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { UserDetails, UserRow } from '@dovolilnice/contract/users/user'
import { listUsers, readUser } from '@dovolilnice/contract/users/operations'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { call, reportFailure, t, useMay, useOperation, usePaused } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { TextInput } from '../form/inputs/inputs.tsx'
import { Notice } from '../states/notice.tsx'
import styles from './person.module.css'
import { texts } from './texts.ts'
import { OperationView } from '../states/operation-view.tsx'
import { IconPrinter } from '@tabler/icons-react'

/** What a user's record fills into a form about them. */
export const personValues = (user: UserDetails) => ({
  user_type_code: user.user_type_code ?? '',
  name: user.name,
  email: user.email,
  phone: formatPhone(user.phone ?? ''),
  street: user.street ?? '',
  post_code: user.post_code ?? '',
  city: user.city ?? '',
  tax_number: user.tax_number ?? '',
  locale: user.locale,
})

const shortest = 2

const Found = ({ search, onChoose }: { search: string; onChoose: (user: UserRow) => void }) => {
  const { data } = useOperation(listUsers, { body: { filters: { search }, itemsPerPage: 6 } }, { keep: true, quiet: 'server-error' })
  if (data === undefined) return null
  if (data.items.length === 0) return <p className="soft">{t(texts.nobodyFound)}</p>
  return (
    <ul className={styles.found}>
      {data.items.map((user) => (
        <li key={user.id}>
          <button type="button" onClick={() => onChoose(user)}>
            <strong>{user.name}</strong> <span className="soft">{user.email}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Fills the form with the data of a person with an account and links it: `app_user_uuid`, where the form has that field. */
export const PersonChooser = () => {
  const may = useMay()
  const { getValues, setValue } = useFormContext()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<UserRow>()
  const paused = usePaused(search.trim())
  if (getValues('app_user_uuid') === undefined || !may('users:read')) return null
  const choose = async (row: UserRow) => {
    const user = await call(readUser, { params: { id: row.id } })
    const values = { applicant_type: user.type, ...personValues(user), app_user_uuid: user.id }
    for (const [field, value] of Object.entries(values)) if (getValues(field) !== undefined) setValue(field, value, { shouldDirty: true })
    setChosen(row)
    setSearch('')
  }
  const unlink = () => {
    setValue('app_user_uuid', '', { shouldDirty: true })
    setChosen(undefined)
  }
  if (chosen !== undefined)
    return (
      <Notice tone="good" title={t(texts.linked, { name: chosen.name })}>
        <Button label={t(texts.unlink)} look="plain" small onClick={unlink} />
      </Notice>
    )
  return (
    <div>
      <TextInput
        type="search"
        label={t(texts.findPerson)}
        description={t(texts.findPersonHint)}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {paused.length >= shortest && <Found search={paused} onChoose={(row) => void choose(row).catch(reportFailure)} />}
    </div>
  )
}

/** A screen about a user: their record is read first. */
export const ForUser = ({ id, children }: { id: string; children: (user: UserDetails) => ReactNode }) => (
  <OperationView query={useOperation(readUser, { params: { id } })}>{children}</OperationView>
)

interface NoEmailProps {
  email: string | null
  /** Opens the paper that stands for the mail. */
  onPrint?: () => void
}

/** Says that nothing is mailed where there is no address, and offers the paper instead. */
export const NoEmail = ({ email, onPrint }: NoEmailProps) => {
  if (email !== null) return null
  return (
    <Notice tone="warning" title={t(texts.nothingMailed)}>
      <p>{t(texts.nothingMailedText)}</p>
      {onPrint !== undefined && <Button label={t(texts.print)} look="plain" small icon={IconPrinter} onClick={onPrint} />}
    </Notice>
  )
}
