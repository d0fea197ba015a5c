import type { UserDetails } from '@dovolilnice/contract/users/user'
import { roleLabels, userStatusLabels, userTypeLabels } from '@dovolilnice/contract/users/user-labels'
import { IconClipboardPlus, IconIdBadge2 } from '@tabler/icons-react'
import { useMay } from '../../platform/session/use-session.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { PhoneLink } from '../../ui/vehicles/phone.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AccountMenu } from './account-menu.tsx'
import { texts } from './texts.ts'
import { userTone } from './user-tone.ts'

const Begin = ({ user }: { user: UserDetails }) => {
  const t = useTranslate()
  const may = useMay()
  if (user.status === 'deleted') return null
  return (
    <>
      {may('applications:write') && (
        <ButtonLink
          look="plain"
          icon={<IconClipboardPlus size={18} aria-hidden />}
          to="/uporabniki/$id/vloge/parkirna-dovolilnica"
          params={{ id: user.id }}
        >
          {t(texts.newApplication)}
        </ButtonLink>
      )}
      {may('permits:issue') && (
        <ButtonLink
          look="plain"
          icon={<IconIdBadge2 size={18} aria-hidden />}
          to="/uporabniki/$id/dovolilnice/parkirna-dovolilnica"
          params={{ id: user.id }}
        >
          {t(texts.newPermit)}
        </ButtonLink>
      )}
      <AccountMenu user={user} />
    </>
  )
}

const useFactorsInWords = ({ second_factors: { totp, passkeys } }: UserDetails): string => {
  const t = useTranslate()
  const ways = [totp && t(texts.factorApp), passkeys > 0 && t(texts.factorKeys, { count: passkeys })].filter(Boolean)
  return ways.length === 0 ? t(texts.factorsNone) : ways.join(', ')
}

/** Who it is at a glance, and what can be done for them. */
export const UserHead = ({ user }: { user: UserDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  const facts = [
    { label: t(texts.status), value: <StatusBadge tone={userTone[user.status]}>{t(userStatusLabels[user.status])}</StatusBadge> },
    { label: t(texts.role), value: t(roleLabels[user.role]) },
    { label: t(texts.type), value: t(userTypeLabels[user.type]) },
    { label: t(texts.secondFactors), value: useFactorsInWords(user) },
    { label: t(texts.email), value: user.status === 'deleted' ? t(texts.emailDeleted) : user.email },
    { label: t(texts.phone), value: user.phone && <PhoneLink phone={user.phone} /> },
    { label: t(texts.lastSeen), value: user.last_seen === null ? t(texts.never) : formatInstant(user.last_seen, locale) },
    { label: t(texts.created), value: formatInstant(user.created_at, locale) },
    {
      label: t(texts.verified),
      value: user.email_verified_at === null ? t(texts.notVerified) : formatInstant(user.email_verified_at, locale),
    },
  ]
  return (
    <Sheet title={user.name} actions={<Begin user={user} />}>
      {user.must_reset && <Notice tone="warning">{t(texts.mustReset)}</Notice>}
      <Facts facts={facts} />
    </Sheet>
  )
}
