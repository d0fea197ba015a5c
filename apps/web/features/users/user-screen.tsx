import { type Authority, authorityLabels, lackingAuthority } from '@dovolilnice/contract/users/authority'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { roleLabels, userStatusLabels, userTypeLabels } from '@dovolilnice/contract/users/user-labels'
import { IconClipboardPlus, IconIdBadge2 } from '@tabler/icons-react'
import { formatInstant, t, textOf, today, useAskedField, useMay, useOperation, useScreenTitle } from '../../platform/kit.ts'
import {
  ButtonLink,
  Facts,
  History,
  languageTexts,
  Notice,
  OperationView,
  Part,
  PhoneLink,
  Sheet,
  Stacked,
  StatusBadge,
  Tabs,
} from '../../ui/kit.ts'
import { AccountMenu } from './account-menu.tsx'
import { texts } from './texts.ts'
import { PersonFields, userTone, userValues } from './person-fields.tsx'
import { readUser, updateUser } from '@dovolilnice/contract/users/operations'
import type { ReactNode } from 'react'
import { FormButtons, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { UserApplications, UserDocuments, UserPassages, UserPermits } from './user-lists.tsx'
import { UserRightsTab } from './user-rights-tab.tsx'
import { ChangedElsewhere, isConflict, useNewVersion } from '../../ui/record/saved-meanwhile.tsx'

const Begin = ({ user }: { user: UserDetails }) => {
  const may = useMay()
  if (user.status === 'deleted') return null
  return (
    <>
      {may('applications:write') && (
        <ButtonLink
          label={t(texts.newApplication)}
          look="plain"
          icon={IconClipboardPlus}
          to="/uporabniki/$id/vloge/parkirna-dovolilnica"
          params={{ id: user.id }}
        />
      )}
      {may('permits:issue') && (
        <ButtonLink
          label={t(texts.newPermit)}
          look="plain"
          icon={IconIdBadge2}
          to="/uporabniki/$id/dovolilnice/parkirna-dovolilnica"
          params={{ id: user.id }}
        />
      )}
      <AccountMenu user={user} />
    </>
  )
}

const factorsInWords = ({ second_factors: { totp, passkeys } }: UserDetails): string => {
  const ways = [totp && t(texts.factorApp), passkeys > 0 && t(texts.factorKeys, { count: passkeys })].filter(Boolean)
  return ways.length === 0 ? t(texts.factorsNone) : ways.join(', ')
}

const MissingAuthority = ({ user }: { user: UserDetails }) => {
  const missing = user.permissions.includes('applications:decide') ? lackingAuthority(user, today()) : []
  if (missing.length === 0 || user.status === 'deleted') return null
  return <Notice tone="warning">{t(texts.cannotDecide, { missing: missing.map((one) => t(authorityLabels[one])).join(', ') })}</Notice>
}

const UserHead = ({ user }: { user: UserDetails }) => {
  const facts = [
    { label: t(texts.status), value: <StatusBadge tone={userTone[user.status]}>{t(userStatusLabels[user.status])}</StatusBadge> },
    { label: t(texts.role), value: t(roleLabels[user.role]) },
    { label: t(texts.type), value: t(userTypeLabels[user.type]) },
    { label: t(texts.secondFactors), value: factorsInWords(user) },
    { label: t(texts.email), value: user.status === 'deleted' ? t(texts.emailDeleted) : user.email },
    { label: t(texts.phone), value: user.phone && <PhoneLink phone={user.phone} /> },
    { label: t(texts.lastSeen), value: user.last_seen === null ? t(texts.never) : formatInstant(user.last_seen) },
    { label: t(texts.created), value: formatInstant(user.created_at) },
    { label: t(texts.verified), value: user.email_verified_at === null ? t(texts.notVerified) : formatInstant(user.email_verified_at) },
  ]
  return (
    <Sheet title={user.name} actions={<Begin user={user} />}>
      <MissingAuthority user={user} />
      {user.must_reset && <Notice tone="warning">{t(texts.mustReset)}</Notice>}
      <Facts facts={facts} />
    </Sheet>
  )
}

/** What is emptied in the form is taken off; what is absent from a call stays. */
const emptied = (values: Partial<Authority>) => ({
  ...{ title: values.title ?? '', authorisation: values.authorisation ?? '', authorised_for: values.authorised_for ?? '' },
  ...{ authorised_on: values.authorised_on || null, authorised_until: values.authorised_until || null },
})

/** The person's data, to be changed by those who may. */
const PersonForm = ({ user }: { user: UserDetails }) => {
  const form = useOperationForm(updateUser, {
    params: { id: user.id },
    defaults: userValues(user),
    toCall: (values) => ({ params: { id: user.id }, body: { ...values, ...emptied(values) } }),
    done: texts.saved,
  })
  const isNew = useNewVersion(form, userValues(user))
  return (
    <OperationForm form={form} failureShown={isConflict(form.failure)}>
      <PersonFields keepsEmail={!user.allowed_actions.includes('change_email')} />
      <ChangedElsewhere shown={isNew || isConflict(form.failure)} />
      <FormButtons>
        <SubmitButton label={t(texts.save)} form={form} />
      </FormButtons>
    </OperationForm>
  )
}

const PersonFacts = ({ user }: { user: UserDetails }) => (
  <Facts
    facts={[
      { label: t(texts.street), value: user.street },
      { label: t(texts.postCode), value: user.post_code },
      { label: t(texts.city), value: user.city },
      { label: t(texts.taxNumber), value: user.tax_number },
      { label: t(texts.locale), value: t(languageTexts[user.locale]) },
    ]}
  />
)

const UserPersonTab = ({ user }: { user: UserDetails }) => {
  const { polje } = useSearch({ from: '/inside/uporabniki/$id' })
  const frame = useAskedField(textOf(polje))
  return (
    <Sheet>
      {user.allowed_actions.includes('update') ? (
        <div ref={frame}>
          <PersonForm user={user} />
        </div>
      ) : (
        <PersonFacts user={user} />
      )}
    </Sheet>
  )
}

interface Tab {
  key: string
  title: Text
  permission?: Permission
  content: (user: UserDetails) => ReactNode
}

const tabs: readonly Tab[] = [
  { key: 'person', title: texts.person, content: (user) => <UserPersonTab user={user} /> },
  { key: 'rights', title: texts.rights, content: (user) => <UserRightsTab user={user} /> },
  { key: 'applications', title: texts.applications, permission: 'applications:read', content: ({ id }) => <UserApplications id={id} /> },
  { key: 'permits', title: texts.permits, permission: 'permits:read', content: ({ id }) => <UserPermits id={id} /> },
  { key: 'documents', title: texts.documents, permission: 'documents:read', content: ({ id }) => <UserDocuments id={id} /> },
  { key: 'passages', title: texts.passages, permission: 'access-log:read', content: ({ id }) => <UserPassages id={id} /> },
  {
    key: 'history',
    title: texts.history,
    content: ({ id, history }) => (
      <Sheet>
        <History rows={history} record={{ id }} />
      </Sheet>
    ),
  },
]

/** The parts of a person's record. Which one is shown stands in the URL; a list's own state is left behind with its tab. */
const UserTabs = ({ user }: { user: UserDetails }) => {
  const may = useMay()
  const navigate = useNavigate({ from: '/uporabniki/$id' })
  const { tab } = useSearch({ from: '/inside/uporabniki/$id' })
  const offered = tabs.filter(({ permission }) => permission === undefined || may(permission))
  const shown = offered.find(({ key }) => key === tab)?.key ?? 'person'
  const choose = (key: string) => void navigate({ search: { tab: key === 'person' ? undefined : key }, resetScroll: false })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={offered.map(({ key, title, content }) => ({ key, title: t(title), content: content(user) }))}
      shown={shown}
      onChoose={choose}
    />
  )
}

export const UserScreen = () => {
  const { id } = useParams({ from: '/inside/uporabniki/$id' })
  const query = useOperation(readUser, { params: { id } })
  useScreenTitle(query.data?.name)
  return (
    <OperationView query={query}>
      {(user) => (
        <Stacked>
          <UserHead user={user} />
          <Part name="RestrictionNotice" props={{ id: user.id }} fallback={null} />
          <UserTabs user={user} />
        </Stacked>
      )}
    </OperationView>
  )
}
