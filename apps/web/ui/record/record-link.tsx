import { Link } from '@tanstack/react-router'

interface Numbered {
  id: string
  number: string
}

interface RecordLinkProps {
  application: Numbered | null
  permit: Numbered | null
}

/** The way to the application or permit that something is about. */
export const RecordLink = ({ application, permit }: RecordLinkProps) =>
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
