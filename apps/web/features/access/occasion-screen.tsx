import { endText } from '@dovolilnice/contract/columns/column-text'
import {
  addOwnVehicles,
  type OccasionRow,
  type OwnOccasion,
  readOwnOccasion,
  readPublicOccasions,
  removeOwnVehicle,
} from '@dovolilnice/contract/access/occasions'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { confirm, defineTexts, formatInstant, isCallError, pageLocale, t, textOf, useAction, useOperation } from '../../platform/kit.ts'
import { Button, Facts, FrontCard, FrontCardLinks, Notice, OperationView, Stacked } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, SubmitButton, useOperationForm } from '../../ui/form/kit.ts'
import { gateSign } from '../../ui/map/gate-sign.ts'
import { LazyTownMap } from '../../ui/map/lazy-town-map.tsx'
import type { MapPlace } from '../../ui/map/map-place.ts'
import styles from './access.module.css'

const texts = defineTexts({
  from: { sl: 'Od', en: 'From' },
  until: { sl: 'Do', en: 'Until' },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  keep: { sl: 'Pusti', en: 'Keep' },
  title: { sl: 'Prireditve', en: 'Events' },
  intro: { sl: 'Kdaj bo na območju več vozil kot po navadi.', en: 'When more vehicles than usual will be in the zone.' },
  none: { sl: 'Ni napovedanih prireditev.', en: 'No event is announced.' },
  home: { sl: 'Na začetno stran', en: 'To the front page' },
  calendar: { sl: 'Koledar (ICS)', en: 'Calendar (ICS)' },
  noLink: {
    sl: 'Ta povezava ne velja več. Za novo pokličite občino.',
    en: 'This link does not work any more. Call the municipality for a new one.',
  },
  where: { sl: 'Kje', en: 'Where' },
  gates: { sl: 'Stebrički', en: 'Bollards' },
  completeUntil: { sl: 'Seznam urejate do', en: 'You edit the list until' },
  ofQuota: { sl: '{used} od {quota}', en: '{used} of {quota}' },
  plates: { sl: 'Registrske oznake', en: 'Plates' },
  platesHow: { sl: 'Ena ali več, vsaka v svoji vrstici ali z vejico.', en: 'One or several, each in its line or with commas.' },
  add: { sl: 'Dodaj vozila', en: 'Add the vehicles' },
  added: { sl: 'Dodanih vozil: {create}.', en: 'Vehicles added: {create}.' },
  same: { sl: 'Že na seznamu: {same}.', en: 'On the list already: {same}.' },
  refused: { sl: 'Tega nismo mogli dodati', en: 'This could not be added' },
  remove: { sl: 'Odstrani {plate}', en: 'Remove {plate}' },
  removeTitle: { sl: 'Želite odstraniti vozilo?', en: 'Remove the vehicle?' },
  removeText: { sl: 'Stebriček se zanj ne bo spustil.', en: 'The bollard will not open for it.' },
  removeStep: { sl: 'Odstrani', en: 'Remove' },
  fromTown: { sl: 'vpisala občina', en: 'entered by the municipality' },
  empty: { sl: 'Na seznamu še ni vozil.', en: 'There is no vehicle on the list yet.' },
  closed: { sl: 'Seznama ni več mogoče spreminjati. Pokličite občino.', en: 'The list can no longer be changed. Call the municipality.' },
  keepLink: {
    sl: 'Povezave ne posredujte: kdor jo ima, lahko spreminja seznam.',
    en: 'Do not pass the link on: whoever has it can change the list.',
  },
})

type AddBody = BodyOf<typeof addOwnVehicles>
const { TextAreaField } = fieldsOf<AddBody>()

const Refused = ({ rows }: { rows: readonly OccasionRow[] }) => (
  <Notice tone="warning" role="status" title={t(texts.refused)}>
    <ul>
      {rows.map(({ line, plate, note }) => (
        <li key={`${line} ${plate}`}>{note}</li>
      ))}
    </ul>
  </Notice>
)

const AddForm = ({ token }: { token: string }) => {
  const [found, find] = useState<OperationOutput<typeof addOwnVehicles>>()
  const form = useOperationForm(addOwnVehicles, {
    defaults: { token, plates: '' },
    about: token,
    onDone: (answer) => {
      find(answer)
      form.reset({ token, plates: '' })
    },
  })
  return (
    <>
      <OperationForm form={form} leaveFreely label={t(texts.add)}>
        <TextAreaField name="plates" label={t(texts.plates)} description={t(texts.platesHow)} rows={3} maxLength={40_000} />
        <SubmitButton label={t(texts.add)} form={form} wide />
      </OperationForm>
      {found !== undefined && found.create + found.same > 0 && (
        <Notice tone="good" role="status">
          {t(texts.added, { create: found.create })} {found.same > 0 && t(texts.same, { same: found.same })}
        </Notice>
      )}
      {found !== undefined && found.refused.length > 0 && <Refused rows={found.refused} />}
    </>
  )
}

const Vehicles = ({ token, occasion: { vehicles, may_change: mayChange } }: { token: string; occasion: OwnOccasion }) => {
  const remove = useAction(removeOwnVehicle)
  const removeIfSure = async (id: string) => {
    const { removeTitle: title, removeText: text, removeStep: action, keep: cancel } = texts
    if (await confirm({ title, text, action, cancel, danger: true })) remove.mutate({ body: { token, id } })
  }
  if (vehicles.length === 0) return <p className="hint">{t(texts.empty)}</p>
  return (
    <ul className={styles.vehicles} aria-label={t(texts.vehicles)}>
      {vehicles
        .toSorted((one, other) => Number(other.own) - Number(one.own))
        .map(({ id, plate, own }) => (
          <li key={id}>
            <strong>{plate}</strong>
            {own && mayChange ? (
              <Button
                label={t(texts.removeStep)}
                small
                look="plain"
                aria-label={t(texts.remove, { plate })}
                onClick={() => void removeIfSure(id)}
              />
            ) : (
              !own && <span className={styles.soft}>{t(texts.fromTown)}</span>
            )}
          </li>
        ))}
    </ul>
  )
}

/** An organiser's own page: what may be entered, for how many, and until when. */
const OwnPage = ({ token }: { token: string }) => {
  const query = useOperation(readOwnOccasion, { query: { token } }, { quiet: true })
  if (isCallError(query.error) && query.error.code === 'not_found')
    return (
      <FrontCard title={t(texts.title)} hint={t(texts.noLink)}>
        {null}
      </FrontCard>
    )
  return (
    <OperationView query={query}>
      {(occasion) => (
        <FrontCard title={occasion.name} hint={t(texts.keepLink)}>
          <Stacked>
            <Facts
              facts={[
                {
                  label: t(texts.vehicles),
                  value: <strong>{t(texts.ofQuota, { used: occasion.quota - occasion.left, quota: occasion.quota })}</strong>,
                },
                { label: t(texts.completeUntil), value: formatInstant(occasion.complete_until) },
                { label: t(texts.from), value: formatInstant(occasion.from_at) },
                { label: t(texts.until), value: endText(occasion.until_at, pageLocale()) },
                { label: t(texts.where), value: t(occasion.zone) },
                { label: t(texts.gates), value: occasion.gates.join(', ') },
              ]}
            />
            {occasion.may_change ? <AddForm token={token} /> : <Notice tone="warning">{t(texts.closed)}</Notice>}
            <Vehicles token={token} occasion={occasion} />
          </Stacked>
        </FrontCard>
      )}
    </OperationView>
  )
}

type Published = OperationOutput<typeof readPublicOccasions>['items'][number]

/** The zones of the events, and the bollards of each, as signs that the words beside the map name too. */
const useMapped = (items: readonly Published[]) =>
  useMemo(() => {
    const gates = new Map(items.flatMap((item) => item.gates.map((gate) => [gate.code, gate])))
    const places = [...gates.values()].flatMap(({ code, name, latitude, longitude }, index): MapPlace[] =>
      latitude === null || longitude === null ? [] : [{ key: code, sign: gateSign(index), kind: 'gate', name, latitude, longitude }],
    )
    return { places, areas: items.flatMap(({ outline }) => (outline === null ? [] : [outline])) }
  }, [items])

const PublishedList = ({ items }: { items: readonly Published[] }) => {
  const locale = pageLocale()
  const { places, areas } = useMapped(items)
  const signOf = (code: string): string => places.find(({ key }) => key === code)?.sign ?? ''
  return (
    <section className={styles.published}>
      <h1>{t(texts.title)}</h1>
      <p className="hint">{t(items.length === 0 ? texts.none : texts.intro)}</p>
      {items.length > 0 && <LazyTownMap places={places} areas={areas} />}
      {items.map((item) => (
        <article key={item.id}>
          <h2>{item.name}</h2>
          <p>{t(item.neighbours)}</p>
          <Facts
            facts={[
              { label: t(texts.from), value: formatInstant(item.from_at) },
              { label: t(texts.until), value: endText(item.until_at, locale) },
              { label: t(texts.where), value: t(item.zone) },
              { label: t(texts.gates), value: item.gates.map(({ code, name }) => `${signOf(code)} ${name}`.trim()).join(', ') },
            ]}
          />
        </article>
      ))}
      <FrontCardLinks>
        <a href={`/api/open-data/closures.ics?lang=${locale}`}>{t(texts.calendar)}</a>
        <Link to="/">{t(texts.home)}</Link>
      </FrontCardLinks>
    </section>
  )
}

/** What neighbours read of the events; with the organiser's link the own event. */
export const OccasionScreen = () => {
  const { token } = useSearch({ from: '/front/prireditve' })
  const link = textOf(token)
  const list = useOperation(readPublicOccasions, {}, { enabled: link === undefined, quiet: true })
  if (link !== undefined) return <OwnPage key={link} token={link} />
  return <OperationView query={list}>{({ items }) => <PublishedList items={items} />}</OperationView>
}
