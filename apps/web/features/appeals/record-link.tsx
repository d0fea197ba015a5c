import type { AppealRow } from '@dovolilnice/contract/appeals/appeal'
import { Link } from '@tanstack/react-router'

/** The way to the application or permit of an appeal. */
export const RecordLink = ({ application, permit }: Pick<AppealRow, 'application' | 'permit'>) =>
  application !== null ? (
    <Link to="/vloge/$id" params={{ id: application.id }}>
      {application.number}
    </Link>
  ) : (
    permit && (
      <Link to="/dovolilnice/$id" params={{ id: permit.id }}>
        {permit.number}
      </Link>
    )
  )
