import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Facts } from '../../../ui/facts.tsx'
import { FormSection } from '../../../ui/form/form-layout.tsx'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import { useFormTexts } from '../form/form-wording.ts'
import { texts } from './renewal-texts.ts'

interface StaysProps {
  renewal: Renewal
  resources: Resources
  /** The way to change it. */
  children: ReactNode
}

/** What the renewed permit takes over: kind, vehicles, zone, holder, and how they are reached. */
export const WhatStays = ({ renewal, resources, children }: StaysProps) => {
  const t = useTranslate()
  const formTexts = useFormTexts()
  const kind = resources.permit_kinds.find(({ id }) => id === renewal.permit_kind_id)
  const lot = resources.parking_lots.find(({ id }) => id === renewal.parking_lot_id)
  const isCompany = renewal.applicant_type === 'company'
  return (
    <FormSection title={t(texts.stays)} hint={t(texts.staysHint, { number: renewal.number })}>
      <Facts
        facts={[
          { label: t(formTexts.kindLegend), value: kind && t(kind.name) },
          { label: t(texts.vehicles), value: unbroken(renewal.plates.join(', ')) },
          { label: t(formTexts.lot), value: lot && `${t(lot.name)} (${t(formTexts.zone, { zone: t(lot.zone_name) })})` },
          { label: t(isCompany ? formTexts.companyName : formTexts.name), value: renewal.name },
          { label: t(texts.address), value: addressLine(renewal) },
          { label: t(formTexts.email), value: renewal.email },
          { label: t(formTexts.phone), value: formatPhone(renewal.phone ?? '') },
        ]}
      />
      <div>{children}</div>
    </FormSection>
  )
}
