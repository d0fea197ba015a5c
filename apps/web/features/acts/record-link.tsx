import type { ActDraft } from '@dovolilnice/contract/acts/drafts/act-draft'
import { Link } from '@tanstack/react-router'

/** The way to the application or permit that an act is about. */
export const RecordLink = ({ application, permit }: Pick<ActDraft, 'application' | 'permit'>) =>
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
