import { gateCodeMinutes, issueGateCode, revokeGate } from '@dovolilnice/contract/bollards/keep/enrolment'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { IconCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatInstant, t, useAction } from '../../../platform/kit.ts'
import { Button, CopyButton, Facts, Modal, Notice, StepDialog, useNow } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons } from '../../../ui/form/kit.ts'
import { enrolTexts } from './keep-texts.ts'
import styles from './keep.module.css'

type Code = OperationOutput<typeof issueGateCode>

const agentText = ({ agent }: KeptBollard): string | null => {
  if (agent === null) return null
  const hours = Math.floor(agent.uptime_s / 3600)
  const parts = [
    t(enrolTexts.agentText, { host: agent.host, version: agent.version, hours }),
    agent.temperature_c !== null && `${agent.temperature_c} °C`,
    agent.disk_free_mb !== null && t(enrolTexts.agentDisk, { gigabytes: Math.floor(agent.disk_free_mb / 1000) }),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

interface AccountProps {
  bollard: KeptBollard
  /** Absent: out of use. */
  onEnrol: (() => void) | undefined
  onRevoke: () => void
}

export const GateAccount = ({ bollard, onEnrol, onRevoke }: AccountProps) => {
  const { enrolled_at: enrolled, revoked_at: revoked } = bollard
  const hasKey = enrolled !== null && revoked === null
  const agent = agentText(bollard)
  return (
    <section className={styles.install}>
      <h3>{t(enrolTexts.account)}</h3>
      {!bollard.broker_told && <Notice tone="warning">{t(enrolTexts.notTold)}</Notice>}
      {bollard.two_agents && <Notice tone="warning">{t(enrolTexts.twoAgents)}</Notice>}
      {(agent ?? enrolled ?? revoked) !== null && (
        <Facts
          facts={[
            { label: t(enrolTexts.agent), value: agent },
            { label: t(enrolTexts.enrolled), value: enrolled !== null && formatInstant(enrolled) },
            { label: t(enrolTexts.revoked), value: revoked !== null && formatInstant(revoked) },
          ]}
        />
      )}
      <p>{t(enrolTexts.accountText)}</p>
      <div className="row">
        {onEnrol && <Button label={t(hasKey ? enrolTexts.replace : enrolTexts.enrol)} small look="plain" onClick={onEnrol} />}
        {revoked === null && <Button label={t(enrolTexts.revoke)} small look="plain" danger onClick={onRevoke} />}
      </div>
    </section>
  )
}

const { TextField } = fieldsOf<BodyOf<typeof revokeGate>>()

export const RevokeDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  const [{ code, name, version }] = useState(bollard)
  return (
    <StepDialog
      title={t(enrolTexts.revoke)}
      subject={name}
      operation={revokeGate}
      params={{ code }}
      about={`revoke ${code} ${version}`}
      defaults={{ reason: '', version }}
      danger
      done={enrolTexts.revokeDone}
      onClose={onClose}
    >
      <p>{t(enrolTexts.revokeText)}</p>
      <TextField name="reason" label={t(enrolTexts.why)} maxLength={2000} />
    </StepDialog>
  )
}

const Step = ({ done, text }: { done: boolean; text: string }) => {
  const Icon = done ? IconCircleCheck : IconCircle
  return (
    <li data-done={done || undefined}>
      <Icon size={20} aria-hidden />
      <span>
        {text}
        {done && <span className="visually-hidden"> ({t(enrolTexts.stepDone)})</span>}
      </span>
    </li>
  )
}

const CodeCard = ({ code, isUsed }: { code: Code; isUsed: boolean }) => {
  const left = Math.max(0, Math.round((Date.parse(code.until) - useNow(1000).getTime()) / 1000))
  const time = t(enrolTexts.left, { minutes: Math.floor(left / 60), seconds: left % 60 })
  return (
    <div className={styles.code}>
      <strong>{code.code}</strong>
      <p>
        <IconClock size={18} aria-hidden /> {isUsed ? t(enrolTexts.used) : left === 0 ? t(enrolTexts.over) : time}
      </p>
      {!isUsed && <progress aria-hidden max={gateCodeMinutes * 60} value={left} />}
    </div>
  )
}

export const EnrolDialog = ({ bollard, onClose }: { bollard: KeptBollard; onClose: () => void }) => {
  const [before] = useState(bollard)
  const [code, show] = useState<Code>()
  const issue = useAction(issueGateCode)
  const give = (): void => issue.mutate({ params: { code: bollard.code } }, { onSuccess: show })
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    give()
  })
  const isEnrolled = bollard.enrolled_at !== before.enrolled_at
  const command = code && `sudo dovolilnice-gate enrol ${code.code} --server ${code.server}`
  return (
    <Modal opened onClose={onClose} size={560} title={t(enrolTexts.codeFor, { name: bollard.name })}>
      <div className={styles.details}>
        {code && <CodeCard code={code} isUsed={isEnrolled} />}
        {command !== undefined && (
          <section className={styles.install}>
            <h3>{t(enrolTexts.onDevice)}</h3>
            <div className={styles.line}>
              <code>{command}</code>
              <CopyButton name={t(enrolTexts.command)} value={command} />
            </div>
          </section>
        )}
        <div role="status">
          <ol className={styles.steps}>
            <Step done={code !== undefined} text={t(enrolTexts.stepCode)} />
            <Step done={isEnrolled} text={t(enrolTexts.stepAccount)} />
            <Step done={isEnrolled && bollard.standing === 'ready'} text={t(enrolTexts.stepList)} />
          </ol>
        </div>
        {!isEnrolled && <p>{t(enrolTexts.oldEnds)}</p>}
      </div>
      <FormButtons>
        <Button label={t(enrolTexts.newCode)} look="plain" disabled={issue.isPending} onClick={give} />
        <Button label={t(enrolTexts.close)} onClick={onClose} />
      </FormButtons>
    </Modal>
  )
}
