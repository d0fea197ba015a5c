import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CallError, type ScreenLink, t } from '../../../platform/kit.ts'
import { ButtonLink, Notice, OperationView } from '../../../ui/kit.ts'
import { texts } from './renewal-texts.ts'

interface RenewalProps {
  query: UseQueryResult<Renewal, CallError>
  /** A clerk is led to the record itself, a holder to it among their own; who has no account, to where their application is found. */
  reader?: 'holder' | 'clerk' | 'visitor'
  children: (renewal: Renewal) => ReactNode
}

type Reader = NonNullable<RenewalProps['reader']>

const linkTo = (isPermit: boolean, id: string, reader: Reader): ScreenLink => {
  if (reader === 'visitor') return { to: '/obrazci/parkirna-dovolilnica/stanje' }
  if (reader === 'clerk') return { to: isPermit ? '/dovolilnice/$id' : '/vloge/$id', params: { id } }
  return isPermit ? { to: '/dovolilnice/', search: { dovolilnica: id } } : { to: '/vloge' }
}

/** A permit that has been renewed, or is about to be: what came of it, and the way there. */
const Renewed = ({ details, reader }: { details: Record<string, unknown>; reader: Reader }) => {
  const { permit_id: permit, application_id: application, number } = details
  const isPermit = typeof permit === 'string'
  return (
    <Notice tone="warning" role="alert" title={t(isPermit ? texts.renewed : texts.pending, { number: String(number) })}>
      {(reader !== 'visitor' || !isPermit) && (
        <ButtonLink
          label={t(isPermit ? texts.openFollowing : texts.openPending)}
          {...linkTo(isPermit, String(permit ?? application), reader)}
        />
      )}
    </Notice>
  )
}

/** The data that a renewal begins with; where the permit is renewed already, what follows it. */
export const RenewalView = ({ query, reader = 'holder', children }: RenewalProps) => {
  const { error } = query
  const renewed = query.data === undefined && (error?.code === 'renewed' || error?.code === 'duplicate')
  if (renewed && error?.details !== undefined) return <Renewed details={error.details} reader={reader} />
  return <OperationView query={query}>{children}</OperationView>
}
