import {
  type Account,
  changeOwnEmail,
  endOwnSessions,
  listOwnSessions,
  type OwnSession,
  readAccount,
} from '@dovolilnice/contract/users/own-account'
import { IconDeviceDesktop, IconDeviceMobile, IconDownload, IconEye } from '@tabler/icons-react'
import {
  callForFile,
  confirm,
  formatInstant,
  reportFailure,
  saveFile,
  showInformation,
  showSnackbar,
  signOut,
  t,
  useAction,
  useOperation,
} from '../../platform/kit.ts'
import { Button, ButtonLink, Columns, Notice, OperationView, Part, Sheet, Stacked, StatusBadge } from '../../ui/kit.ts'
import styles from './settings.module.css'
import { texts } from './texts.ts'
import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { useState } from 'react'
import { type BodyOf, fieldsOf, FormButtons, OperationForm, PasswordField, useOperationForm } from '../../ui/form/kit.ts'
import { OwnData } from './own-data.tsx'
import { PasswordChange } from './password-change.tsx'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** A browser and a system by which a person tells their devices apart; undefined when the words say neither. */
const deviceName = (userAgent: string): { browser: string; system: string } | undefined => {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return browser === undefined || system === undefined ? undefined : { browser, system }
}

const Session = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const known = deviceName(session.user_agent)
  const device = known === undefined ? t(texts.unknownDevice) : t(texts.onSystem, known)
  const Icon = known?.system === 'Android' || known?.system === 'iOS' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <span className={styles.device}>
        <strong>{device}</strong> {session.current && <StatusBadge tone="good">{t(texts.thisDevice)}</StatusBadge>}
        <span className={styles.seen}>{t(texts.lastSeen, { at: formatInstant(session.last_seen_at), address: session.address })}</span>
      </span>
      {!session.current && (
        <Button label={t(texts.endSession)} look="plain" small onClick={onEnd} aria-label={t(texts.endSessionOf, { device })} />
      )}
    </li>
  )
}

const OwnSessions = () => {
  const query = useOperation(listOwnSessions, {}, { quiet: 'server-error' })
  const endOne = useAction(endOwnSessions, { done: texts.sessionEnded })
  const endAll = useAction(endOwnSessions, { onDone: signOut })
  const askEndAll = async () => {
    if (await confirm({ title: texts.endAllAsk, text: texts.endAllText, action: texts.endAll, danger: true })) endAll.mutate({ body: {} })
  }
  return (
    <Sheet title={t(texts.sessions)} actions={<Button label={t(texts.endAll)} look="plain" danger onClick={() => void askEndAll()} />}>
      <OperationView query={query}>
        {({ items }) => (
          <ul className={styles.sessions}>
            {items.map((session) => (
              <Session key={session.id} session={session} onEnd={() => endOne.mutate({ body: { session_id: session.id } })} />
            ))}
          </ul>
        )}
      </OperationView>
    </Sheet>
  )
}

const OwnPrivacy = () => {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await callForFile(downloadOwnData, {}).then(saveFile, reportFailure)
    setBusy(false)
  }
  return (
    <Sheet title={t(texts.privacy)}>
      <p className="how">{t(texts.privacyHow)}</p>
      <FormButtons>
        <ButtonLink label={t(texts.readData)} look="plain" to="/nastavitve/moji-podatki" icon={IconEye} />
        <Button label={t(texts.download)} look="plain" icon={IconDownload} busy={busy} onClick={() => void download()} />
        <Button label={t(texts.notice)} look="plain" onClick={() => showInformation('gdpr', true)} />
      </FormButtons>
    </Sheet>
  )
}

type ChangeOwnEmailValues = BodyOf<typeof changeOwnEmail>
const { TextField } = fieldsOf<ChangeOwnEmailValues>()

/** Another e-mail address: proved by the password and by the link mailed to it. */
const EmailChange = ({ account }: { account: Account }) => {
  const defaults = { email: '', password: '' }
  const form = useOperationForm(changeOwnEmail, {
    defaults,
    onDone: (_, { email }) => {
      // The server mails nothing to an address that is the account's.
      showSnackbar(email.toLowerCase() === account.email ? texts.emailStays : texts.emailSent, { tone: 'good' })
      form.reset(defaults)
    },
  })
  return (
    <Sheet title={t(texts.email)}>
      <p className="how">{t(texts.emailHow, { email: account.email })}</p>
      {account.pending_email !== null && <Notice tone="warning">{t(texts.emailPending, { email: account.pending_email })}</Notice>}
      <OperationForm form={form} label={t(texts.email)} leaveFreely submit={t(texts.changeEmail)}>
        <TextField name="email" type="email" label={t(texts.newEmail)} autoComplete="email" autoCapitalize="none" />
        <PasswordField<ChangeOwnEmailValues> name="password" label={t(texts.passwordProof)} autoComplete="current-password" />
      </OperationForm>
    </Sheet>
  )
}

export const OwnAccount = () => (
  <OperationView query={useOperation(readAccount, {})}>
    {(own) => (
      <Stacked>
        <OwnData account={own} />
        <Columns least="24rem">
          <EmailChange account={own} />
          <PasswordChange />
        </Columns>
        <Part name="SecondFactorSheet" props={{}} />
        <Columns least="24rem">
          <OwnSessions />
          <OwnPrivacy />
        </Columns>
      </Stacked>
    )}
  </OperationView>
)
