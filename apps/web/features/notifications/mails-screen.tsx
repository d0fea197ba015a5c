import { listMails, resendMails } from '@dovolilnice/contract/mails/operations'
import { IconMailForward } from '@tabler/icons-react'
import { showSnackbar, t, useAction, withWords } from '../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, type RowOf } from '../../ui/kit.ts'

const texts = withWords({
  mails: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
  waiting: { sl: 'Čaka na pošiljanje', en: 'Waiting to be sent' },
  failed: { sl: 'Ni poslano', en: 'Not sent' },
  /** On the button that cannot be pressed. */
  tooOld: { sl: 'Čakajočih in starih ni mogoče poslati znova', en: 'Waiting and old mails cannot be sent again' },
  resendSelected: {
    sl: {
      one: 'Pošlji znova {count} sporočilo',
      two: 'Pošlji znova {count} sporočili',
      few: 'Pošlji znova {count} sporočila',
      other: 'Pošlji znova {count} sporočil',
    },
    en: { one: 'Send {count} mail again', other: 'Send {count} mails again' },
  },
  resending: {
    sl: {
      one: '{count} sporočilo čaka na ponovno pošiljanje.',
      two: '{count} sporočili čakata na ponovno pošiljanje.',
      few: '{count} sporočila čakajo na ponovno pošiljanje.',
      other: '{count} sporočil čaka na ponovno pošiljanje.',
    },
    en: { one: '{count} mail waits to be sent again.', other: '{count} mails wait to be sent again.' },
  },
  none: { sl: 'Nobeno sporočilo ne čaka.', en: 'No mail is waiting.' },
  noneHint: {
    sl: 'Tu so sporočila, ki čakajo ali jih poštni strežnik ni sprejel. Poskušamo tri dni.',
    en: 'Mails that wait, or that the mail server did not take, stand here. They are tried for three days.',
  },
})

type MailRow = RowOf<typeof listMails>

const filters: readonly FilterOf<typeof listMails>[] = [
  {
    key: 'status',
    label: texts.status,
    kind: 'choice',
    options: [
      { value: 'queued', label: texts.waiting },
      { value: 'failed', label: texts.failed },
    ],
  },
]

const idsToResend = (rows: readonly MailRow[]): string[] => rows.filter((row) => row.resendable).map(({ id }) => id)

export const MailsScreen = () => {
  const resend = useAction(resendMails, { onDone: ({ queued }) => showSnackbar(t(texts.resending, { count: queued }), { tone: 'good' }) })
  const sendAgain = (ids: string[], clear = () => {}) => resend.mutate({ body: { ids } }, { onSuccess: clear })
  return (
    <ListScreen
      id="mails"
      title={texts.mails}
      operation={listMails}
      filters={filters}
      rowActions={({ id, resendable }) => [resendable && { label: texts.again, icon: IconMailForward, onClick: () => sendAgain([id]) }]}
      selection={(rows, clear) => (
        <Button
          small
          icon={IconMailForward}
          busy={resend.isPending}
          disabled={idsToResend(rows).length === 0}
          onClick={() => sendAgain(idsToResend(rows), clear)}
        >
          {idsToResend(rows).length === 0 ? t(texts.tooOld) : t(texts.resendSelected, { count: idsToResend(rows).length })}
        </Button>
      )}
      empty={{ title: texts.none, text: texts.noneHint }}
    />
  )
}
