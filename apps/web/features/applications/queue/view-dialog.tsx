import { type ApplicationView, viewFields } from '@dovolilnice/contract/applications/queue/application-view'
import { saveApplicationView, updateApplicationView } from '@dovolilnice/contract/applications/queue/operations'
import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { t } from '../../../platform/kit.ts'
import { fieldsOf } from '../../../ui/form/kit.ts'
import { StepDialog } from '../../../ui/kit.ts'
import { texts } from './texts.ts'
import { viewOf } from './views.ts'

interface Named {
  name: string
}
const { TextField } = fieldsOf<Named>()
/** Only the name is typed; what the view keeps comes from the address. */
const schema = z.object({ name: viewFields.name })

interface DialogProps {
  kept: ApplicationView['search']
  /** The view whose name is changed; absent: a new one is kept. */
  view?: ApplicationView
  onClose: () => void
}

export const ViewDialog = ({ kept, view, onClose }: DialogProps) => {
  const navigate = useNavigate()
  const field = (
    <TextField
      name="name"
      label={t(texts.viewName)}
      description={view === undefined ? t(texts.viewHint) : undefined}
      maxLength={40}
      data-autofocus
    />
  )
  const common = { defaults: { name: view?.name ?? '' }, schema, done: texts.viewSaved, onClose }
  if (view !== undefined)
    return (
      <StepDialog
        {...common}
        title={t(texts.rename)}
        operation={updateApplicationView}
        params={{ id: view.id }}
        toCall={({ name }: Named) => ({ params: { id: view.id }, body: { name, search: view.search } })}
      >
        {field}
      </StepDialog>
    )
  return (
    <StepDialog
      {...common}
      title={t(texts.saveView)}
      about="new"
      operation={saveApplicationView}
      toCall={({ name }: Named) => ({ body: { name, search: kept } })}
      onDone={(saved) => void navigate({ to: '/vloge', search: viewOf(saved).search })}
    >
      {field}
    </StepDialog>
  )
}
