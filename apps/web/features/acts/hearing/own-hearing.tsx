import { readOwnHearing } from '@dovolilnice/contract/acts/hearing/operations'
import { useOperation } from '../../../platform/kit.ts'
import { OperationView } from '../../../ui/kit.ts'
import { HearingSheet } from './hearing-sheet.tsx'

export interface OwnHearingProps {
  /** An application or permit of the signed-in person. */
  id: string
}

/** What was found out about one's own application or permit, with the form to answer; nothing where nobody is heard. */
export const OwnHearing = ({ id }: OwnHearingProps) => {
  const query = useOperation(readOwnHearing, { params: { id } })
  return (
    <OperationView query={query}>{({ hearing }) => hearing !== null && <HearingSheet access={{ id }} hearing={hearing} />}</OperationView>
  )
}
