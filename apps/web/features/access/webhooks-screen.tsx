import {
  deliveryErrorLabels,
  deliveryStatusLabels,
  listDeliveries,
  listPrograms,
  listWebhooks,
  renewWebhookSecret,
  saveWebhook,
  sendDelivery,
  stopWebhook,
  testWebhook,
  type Webhook,
} from '@dovolilnice/contract/access/street/programs'
import { webhookEventLabels, webhookEvents } from '@dovolilnice/contract/access/access-event-words'
import type { Text } from '@dovolilnice/contract/locale'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod/mini'
import { confirm, formatInstant, t, useAction, useOperation, withWords } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, OperationView, Sheet, SheetTable, Stacked, StatusBadge, StepDialog } from '../../ui/kit.ts'
import { CheckSetField, fieldsOf, optionsOf } from '../../ui/form/kit.ts'
import styles from './access.module.css'
import { KeyDialog } from './key-dialog.tsx'

const texts = withWords({
  webhooks: { sl: 'Obveščanje programov (webhooks)', en: 'Telling programs (webhooks)' },
  intro: {
    sl: 'Naslov izve, kaj se je zgodilo, po številkah zapisov: brez imen, registrskih oznak in kartic. Vsako obvestilo je podpisano; kar ni sprejeto, poskušamo poslati tri dni.',
    en: 'An address learns what has happened, by the numbers of records: no names, plates or cards. Each delivery is signed; what is not taken is tried for three days.',
  },
  none: { sl: 'Nihče še ni obveščan.', en: 'Nobody is told yet.' },
  add: { sl: 'Nov naslov', en: 'New address' },
  change: { sl: 'Uredi', en: 'Change' },
  url: { sl: 'Spletni naslov (https)', en: 'Web address (https)' },
  program: { sl: 'Program', en: 'Program' },
  ofTown: { sl: 'sistem občine', en: 'a system of the town' },
  events: { sl: 'Dogodki', en: 'Events' },
  steps: { sl: 'Možnosti', en: 'What can be done' },
  saved: { sl: 'Shranjeno.', en: 'Saved.' },
  secret: { sl: 'Skrivnost naslova', en: 'Secret of the address' },
  once: {
    sl: 'Prikazana je samo zdaj. Z njo prejemnik preveri podpis (glava webhook-signature).',
    en: 'It is shown only now. By it the receiver checks the signature (header webhook-signature).',
  },
  renew: { sl: 'Nova skrivnost', en: 'New secret' },
  goOn: { sl: 'Nadaljuj z novo skrivnostjo', en: 'Go on with a new secret' },
  renewText: {
    sl: 'Nova skrivnost velja takoj, prejšnja še 24 ur. Prikazana bo samo enkrat.',
    en: 'The new secret holds at once, the one before for 24 hours more. It is shown once only.',
  },
  test: { sl: 'Preizkusi', en: 'Test' },
  tested: { sl: 'Preizkus je na poti; izid je spodaj na seznamu.', en: 'The test is on its way; see the list below.' },
  stopTitle: { sl: 'Želite ustaviti obveščanje?', en: 'Stop telling this address?' },
  stopText: { sl: 'Kar še čaka, ne bo poslano.', en: 'What still waits will not be sent.' },
  stopped: { sl: 'ustavljeno', en: 'stopped' },
  stoppedNow: { sl: 'Obveščanje je ustavljeno.', en: 'The address is told nothing any more.' },
  silent: { sl: 'ne sprejema od {at}', en: 'has not taken any since {at}' },
  works: { sl: 'obveščan', en: 'told' },
  waiting: { sl: 'čaka: {count}', en: 'waiting: {count}' },
  twoSecrets: { sl: 'prejšnja skrivnost velja do {at}', en: 'the secret of before holds until {at}' },
  sentAgain: { sl: 'Obvestilo je znova na poti.', en: 'It is on its way again.' },
  noDeliveries: { sl: 'Ni obvestil', en: 'No deliveries' },
  noDeliveriesText: { sl: 'Tu so obvestila zadnjih 30 dni.', en: 'Here are the deliveries of the last 30 days.' },
})

/** An empty choice is the town. */
const formSchema = z.extend(saveWebhook.body, { program_id: z.optional(saveWebhook.body.shape.program_id) })
type FormValues = z.input<typeof formSchema>
const { TextField, SelectField } = fieldsOf<FormValues>()

const WebhookDialog = ({
  webhook,
  onSecret,
  onClose,
}: {
  webhook: Webhook | 'new'
  onSecret: (secret: string) => void
  onClose: () => void
}) => {
  const programs = useOperation(listPrograms, {}).data?.items ?? []
  const known = webhook === 'new' ? undefined : webhook
  const chosen = webhookEvents.filter((event) => known?.events.includes(event))
  return (
    <StepDialog
      operation={saveWebhook}
      schema={formSchema}
      about={known?.id ?? 'new'}
      title={t(known === undefined ? texts.add : texts.change)}
      defaults={{ ...(known && { id: known.id }), url: known?.url ?? '', program_id: known?.program_id ?? '', events: chosen }}
      toCall={({ program_id, ...body }: FormValues) => ({ body: { ...body, program_id: program_id || null } })}
      submit={t(texts.save)}
      done={texts.saved}
      onDone={({ secret }) => secret !== null && onSecret(secret)}
      onClose={onClose}
    >
      <TextField name="url" type="url" label={t(texts.url)} maxLength={300} />
      <SelectField
        name="program_id"
        label={t(texts.program)}
        placeholder={t(texts.ofTown)}
        options={programs
          .filter(({ ended_at: end, scopes }) => end === null && scopes.includes('events:receive'))
          .map(({ id, name }) => ({ value: id, label: name }))}
        optional
      />
      <CheckSetField<FormValues>
        name="events"
        legend={t(texts.events)}
        options={webhookEvents.map((value) => ({ value, label: t(webhookEventLabels[value]) }))}
      />
    </StepDialog>
  )
}

const State = ({ webhook: { stopped_at, told_at, waiting, old_until } }: { webhook: Webhook }) => {
  if (stopped_at !== null) return <StatusBadge tone="over">{t(texts.stopped)}</StatusBadge>
  return (
    <span className={styles.steps}>
      {told_at === null ? (
        <StatusBadge tone="good">{t(texts.works)}</StatusBadge>
      ) : (
        <StatusBadge tone="bad">{t(texts.silent, { at: formatInstant(told_at) })}</StatusBadge>
      )}
      {waiting > 0 && t(texts.waiting, { count: waiting })}
      {old_until !== null && <small>{t(texts.twoSecrets, { at: formatInstant(old_until) })}</small>}
    </span>
  )
}

const Webhooks = ({ items }: { items: readonly Webhook[] }) => {
  const [edited, edit] = useState<Webhook | 'new'>()
  const [secret, show] = useState<string>()
  const stop = useAction(stopWebhook, { done: texts.stoppedNow })
  const renew = useAction(renewWebhookSecret, { onDone: (made) => show(made.secret) })
  const tried = useAction(testWebhook, { done: texts.tested })
  const ask = async (title: Text, text: Text, danger: boolean, act: () => void) => {
    if (await confirm({ title, text, action: danger ? texts.stop : texts.renew, danger })) act()
  }
  const steps = (webhook: Webhook) => {
    const call = { params: { id: webhook.id } }
    const renewIfSure = () => void ask(texts.renew, texts.renewText, false, () => renew.mutate(call))
    if (webhook.stopped_at !== null)
      return webhook.program_ended_at !== null ? null : <Button label={t(texts.goOn)} small look="plain" onClick={renewIfSure} />
    return (
      <span className={styles.steps}>
        <Button label={t(texts.test)} small look="plain" onClick={() => tried.mutate(call)} />
        <Button label={t(texts.change)} small look="plain" onClick={() => edit(webhook)} />
        <Button label={t(texts.renew)} small look="plain" onClick={renewIfSure} />
        <Button
          label={t(texts.stop)}
          small
          look="plain"
          onClick={() => void ask(texts.stopTitle, texts.stopText, true, () => stop.mutate(call))}
        />
      </span>
    )
  }
  return (
    <Sheet title={t(texts.webhooks)} actions={<Button label={t(texts.add)} onClick={() => edit('new')} />}>
      <p className="hint">{t(texts.intro)}</p>
      <SheetTable
        caption={t(texts.webhooks)}
        rows={items}
        empty={<p className="hint">{t(texts.none)}</p>}
        columns={[
          { title: t(texts.url), cell: ({ url }) => <span className={styles.address}>{url}</span> },
          { title: t(texts.program), cell: ({ program_name: name }) => name ?? t(texts.ofTown) },
          { title: t(texts.events), cell: ({ events }) => `${events.length}/${webhookEvents.length}` },
          { title: t(texts.state), cell: (webhook) => <State webhook={webhook} /> },
          { title: t(texts.steps), cell: steps },
        ]}
      />
      {edited !== undefined && <WebhookDialog webhook={edited} onSecret={show} onClose={() => edit(undefined)} />}
      <KeyDialog title={texts.secret} hint={texts.once} value={secret} onClose={() => show(undefined)} />
    </Sheet>
  )
}

const tones = { waiting: 'active', sent: 'good', failed: 'bad' } as const

const filters: readonly FilterOf<typeof listDeliveries>[] = [
  { key: 'status', label: texts.status, kind: 'choice', options: optionsOf(deliveryStatusLabels) },
  { key: 'event', label: texts.event, kind: 'choice', options: optionsOf(webhookEventLabels) },
]

export const WebhooksScreen = () => {
  const again = useAction(sendDelivery, { done: texts.sentAgain })
  return (
    <Stacked>
      <OperationView query={useOperation(listWebhooks, {})}>{({ items }) => <Webhooks items={items} />}</OperationView>
      <ListScreen
        id="webhook-deliveries"
        title={listDeliveries.list.title}
        operation={listDeliveries}
        filters={filters}
        cells={{
          status: ({ status }) => <StatusBadge tone={tones[status]}>{t(deliveryStatusLabels[status])}</StatusBadge>,
          last_error: ({ last_error: error }) => (error === null ? '' : t(deliveryErrorLabels[error])),
        }}
        rowActions={({ id, actions }) => [
          actions.includes('send') && {
            label: texts.again,
            icon: IconSend,
            onClick: () => again.mutate({ params: { id } }),
            prominent: true,
          },
        ]}
        empty={{ title: texts.noDeliveries, text: texts.noDeliveriesText }}
      />
    </Stacked>
  )
}
