import { Stacked } from '../../ui/sheet.tsx'
import { ImportForm } from './import-form.tsx'
import { PastImports } from './past-imports.tsx'

/** Imports of people and permits from CSV, a room of the settings. */
export const ImportsRoom = () => (
  <Stacked>
    <ImportForm />
    <PastImports />
  </Stacked>
)
