export {
  FormButtons,
  FormRow,
  FormSection,
  OperationForm,
  SubmitButton,
  fieldsOf,
  formDataOf,
  optionsOf,
  type BodyOf,
  type Form,
  type TypedBody,
  useOperationForm,
} from './form.tsx'
export { documentFiles, fileSize, markedFiles, type FileRules } from './inputs/check-files.ts'
export { CheckSetField } from './inputs/check-set-field.tsx'
export { DayInput } from './inputs/day-input.tsx'
export { DecimalField } from './inputs/decimal-field.tsx'
export { FileButton } from './inputs/file-button.tsx'
export { FilesField } from './inputs/files-field.tsx'
export { CheckInput, SelectInput, TextArea, TextInput } from './inputs/inputs.tsx'
export { MoneyField } from './inputs/money-field.tsx'
export { PasswordField } from './inputs/password-field.tsx'
export { PlateField, plateHint } from './inputs/plate-field.tsx'
export { tableFileRules, tableFileSchema } from './inputs/table-file.ts'
export { TimeField } from './inputs/time-field.tsx'
export { TimeWindowsField } from './inputs/time-windows-field.tsx'
export { draftFiles, markDraftFiles } from './kept-values.ts'
export { LinesField, filledLines, useRows } from './lines-field.tsx'
export { PreviewButton } from './preview-button.tsx'
export { reveal, revealEvent } from './reveal.ts'
export { withoutBlanks } from './schema-resolver.ts'
export { type FieldName, useField } from './use-field.ts'
