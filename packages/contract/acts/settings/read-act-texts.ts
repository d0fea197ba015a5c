import { defineOperation } from '../../operation.ts'
import { actTextsSchema } from './act-texts.ts'

/** The texts from which acts are made, each in its newest version. */
export const readActTexts = defineOperation({
  name: 'read-act-texts',
  method: 'GET',
  path: 'v1/admin/acts/texts',
  access: 'parameters:write',
  summary: 'The texts of acts',
  output: actTextsSchema,
})
