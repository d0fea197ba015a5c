import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { type VerifiedPermit, verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { defineTexts, formatValidity, pageLocale, sentenceOf, t, useOperation } from '../../../platform/kit.ts'
import { Button, Facts, FrontCard, Notice, Vehicles } from '../../../ui/kit.ts'
import { TextInput } from '../../../ui/form/kit.ts'
import { PermitStatusBadge } from '../permit-status-badge.tsx'
import styles from './verify-permit.module.css'

const texts = defineTexts({
  title: { sl: 'Preverjanje dovolilnice', en: 'Check of a permit' },
  hint: {
    sl: 'Prepišite številko in kodo z natisnjene dovolilnice ali skenirajte kodo QR.',
    en: 'Copy the number and the code from the printed permit, or scan its QR code.',
  },
  number: { sl: 'Številka dovolilnice', en: 'Permit number' },
  code: { sl: 'Koda', en: 'Code' },
  check: { sl: 'Preveri', en: 'Check' },
  checking: { sl: 'Preverjanje …', en: 'Checking …' },
  inForce: { sl: 'Dovolilnica je pristna in velja.', en: 'The permit is genuine and in force.' },
  notInForce: { sl: 'Dovolilnica je pristna, a danes ne velja.', en: 'The permit is genuine, but not in force today.' },
  notGenuine: {
    sl: 'Dovolilnica s to številko in kodo ne obstaja. Preverite vnos; če je pravilen, listina ni pristna.',
    en: 'There is no permit with this number and code. Check your entry; if it is right, the document is not genuine.',
  },
  compare: { sl: 'Primerjajte registrsko oznako z vozilom.', en: 'Compare the plate with the vehicle.' },
  status: { sl: 'Stanje', en: 'Status' },
  plates: { sl: 'Vozila', en: 'Vehicles' },
  today: { sl: 'Danes velja za', en: 'Today it holds for' },
  laterVehicles: { sl: 'Danes ne velja za', en: 'Not today, but later for' },
  none: { sl: 'nobeno vozilo', en: 'no vehicle' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  lot: { sl: 'Parkirišče', en: 'Parking lot' },
  outsideHours: {
    sl: 'Dovolilnica je pristna, vendar ob tej uri ne velja.',
    en: 'The permit is genuine, but it is not valid at this hour.',
  },
  hours: { sl: 'Ure', en: 'Hours' },
  wholeDay: { sl: 'ves dan', en: 'the whole day' },
  validity: { sl: 'Veljavnost', en: 'Validity' },
})

interface Paper {
  number: string
  code: string
}

/** For those who type what stands on the paper. */
const PaperForm = ({ first }: { first: Partial<Paper> }) => {
  const navigate = useNavigate({ from: '/preverjanje' })
  const [number, setNumber] = useState(first.number ?? '')
  const [code, setCode] = useState(first.code ?? '')
  const check = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: { number: number.trim(), code: code.trim() } })
  }
  return (
    <form className={styles.form} onSubmit={check}>
      <TextInput label={t(texts.number)} name="number" value={number} required onChange={(event) => setNumber(event.currentTarget.value)} />
      <TextInput label={t(texts.code)} name="code" value={code} required onChange={(event) => setCode(event.currentTarget.value)} />
      <div>
        <Button label={t(texts.check)} type="submit" />
      </div>
    </form>
  )
}

const Verified = ({ permit }: { permit: VerifiedPermit }) => {
  const inForce = permit.status === 'active'
  const holding = permit.vehicles.filter(({ when }) => when === 'now')
  const later = permit.vehicles.filter(({ when }) => when === 'later')
  const holds = holding.length > 0 ? <Vehicles vehicles={holding} /> : t(texts.none)
  return (
    <div className={styles.form}>
      <Notice
        role="status"
        tone={inForce ? (permit.in_hours ? 'good' : 'warning') : 'bad'}
        title={t(inForce ? (permit.in_hours ? texts.inForce : texts.outsideHours) : texts.notInForce)}
      />
      <Facts
        facts={[
          { label: t(texts.number), value: permit.number },
          { label: t(texts.status), value: <PermitStatusBadge status={permit.status} /> },
          { label: t(inForce ? texts.today : texts.plates), value: <strong>{holds}</strong> },
          { label: t(texts.laterVehicles), value: later.length > 0 ? <Vehicles vehicles={later} /> : null },
          { label: t(texts.kind), value: t(permit.permit_kind_name) },
          { label: t(texts.lot), value: `${t(permit.parking_lot_name)} (${t(permit.zone_name)})` },
          { label: t(texts.validity), value: formatValidity(permit.valid_from, permit.valid_until) },
          { label: t(texts.hours), value: hoursInWords(permit.time_windows, pageLocale()) || t(texts.wholeDay) },
        ]}
      />
      <p>{t(texts.compare)}</p>
    </div>
  )
}

const Checked = ({ paper }: { paper: Paper }) => {
  const { data, error } = useOperation(verifyPermit, { query: paper }, { quiet: true })
  if (data !== undefined) return <Verified permit={data} />
  if (error === null) return <p role="status">{t(texts.checking)}</p>
  return (
    <div className={styles.form}>
      <Notice tone="bad" role="alert" title={error.code === 'not_found' ? t(texts.notGenuine) : sentenceOf(error)} />
      <PaperForm first={paper} />
    </div>
  )
}

/** Whoever holds a permit's paper sees whether it is genuine and in force; the QR code leads here. */
export const VerifyPermitScreen = () => {
  const { number, code } = useSearch({ from: '/front/preverjanje' })
  const paper = number !== undefined && code !== undefined ? { number: String(number), code: String(code) } : undefined
  return (
    <FrontCard title={t(texts.title)} hint={paper === undefined ? t(texts.hint) : undefined}>
      {paper === undefined ? <PaperForm first={{}} /> : <Checked key={`${paper.number} ${paper.code}`} paper={paper} />}
    </FrontCard>
  )
}
