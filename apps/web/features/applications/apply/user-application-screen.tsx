import { createUserApplication } from '@dovolilnice/contract/applications/apply/operations'
import { useParams } from '@tanstack/react-router'
import { t } from '../../../platform/kit.ts'
import { ForUser, Notice, personValues } from '../../../ui/kit.ts'
import { AppliedByClerk } from './applied-by-clerk.tsx'
import { clerkTexts } from '../form/clerk-form-texts.ts'

export const UserApplicationScreen = () => {
  const { id } = useParams({ from: '/inside/uporabniki/$id/vloge/parkirna-dovolilnica' })
  return (
    <ForUser id={id}>
      {(user) => (
        <AppliedByClerk
          operation={createUserApplication}
          params={{ id: user.id }}
          defaults={{ applicant_type: user.type, ...personValues(user) }}
          intro={<Notice title={t(clerkTexts.forUser, { name: user.name })} />}
        />
      )}
    </ForUser>
  )
}
