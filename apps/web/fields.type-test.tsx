import type { createAccessTag } from '@dovolilnice/contract/access/operations'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import type { ApplicationValues } from './features/applications/form/form-values.ts'
import type { PermitValues } from './features/permits/issue/permit-form.ts'
import type { KindValues } from './features/parking/kinds/kind-values.ts'
import { fieldsOf, type BodyOf } from './ui/form/form.tsx'
import { FilesField } from './ui/form/inputs/files-field.tsx'
import { PlateField } from './ui/form/inputs/plate-field.tsx'
import { MoneyField } from './ui/form/inputs/money-field.tsx'
import { TimeField } from './ui/form/inputs/time-field.tsx'
import { LinesField } from './ui/form/lines-field.tsx'
import { CheckSetField } from './ui/form/inputs/check-set-field.tsx'
import { ChoiceCards } from './features/applications/form/choice-cards.tsx'
import { useField } from './ui/form/use-field.ts'

/** Compiled, never run: each line below a `@ts-expect-error` is a mistake that must not compile. */

const login = fieldsOf<BodyOf<typeof logIn>>()
const tag = fieldsOf<BodyOf<typeof createAccessTag>>()
const application = fieldsOf<ApplicationValues>()
const permit = fieldsOf<PermitValues>()
const kind = fieldsOf<KindValues>()

export const GoodFields = () => (
  <>
    <login.TextField name="email" label="" />
    <application.TextField name="plates.0" label="" />
    <application.DayField name="document_expires.identity" label="" />
    <kind.TextField name="documents.0.name.sl" label="" />
    <FilesField<PermitValues> name="document.identity" label="" />
  </>
)

export const BadFields = () => (
  <>
    {/* @ts-expect-error no such field in the operation's body */}
    <login.TextField name="emial" label="" />
    {/* @ts-expect-error the field of another form */}
    <tag.TextField name="email" label="" />
    {/* @ts-expect-error no such field in the public form */}
    <application.SelectField name="permit_kind" label="" options={[]} />
    {/* @ts-expect-error no such field in the office's form */}
    <permit.DayField name="valid_to" label="" />
    {/* @ts-expect-error no such field in a list of values */}
    <kind.CheckboxField name="documents.0.requird" label="" />
    {/* @ts-expect-error no such vehicle field */}
    <PlateField<PermitValues> name="plate" label="" />
    {/* @ts-expect-error files have a place of their own */}
    <FilesField<PermitValues> name="documents.identity" label="" />
    {/* @ts-expect-error a field that does not say whose form it is in takes no name */}
    <PlateField name="plate" label="" />
    {/* @ts-expect-error the same for files */}
    <FilesField name="document.identity" label="" />
    {/* @ts-expect-error the same for amounts */}
    <MoneyField name="price_cents" label="" />
    {/* @ts-expect-error the same for times */}
    <TimeField name="from_time" label="" />
    {/* @ts-expect-error the same for lines */}
    <LinesField name="tags" label="" />
    {/* @ts-expect-error the same for sets of ticks */}
    <CheckSetField name="openings" legend="" options={[]} />
    {/* @ts-expect-error the same for cards to choose from */}
    <ChoiceCards name="period" legend="" choices={[]} />
  </>
)

// @ts-expect-error a field of one's own says whose form it is in, too
export const useNameless = () => useField('plate')

// @ts-expect-error not a period of the contract
export const wrongPeriod: PermitValues['period'] = 'decade'
// @ts-expect-error not an applicant of the contract
export const wrongApplicant: ApplicationValues['applicant_type'] = 'club'
// @ts-expect-error not a way of opening of the contract
export const wrongOpenings: KindValues['openings'] = ['plates']
