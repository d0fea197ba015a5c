import { type Credential, keptCredential } from '@dovolilnice/contract/primitives/credential'
import { mayPass, type Verdict } from '@dovolilnice/contract/access/may-pass'
import type { Whitelist } from '@dovolilnice/contract/access/whitelist'
import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import { v7 } from 'uuid'
import type { Bollard, PassageStep } from '../movement/bollard.ts'
import type { NewEvent } from '../outbox/outbox.ts'
import type { PassMemory } from '../pass-memory.ts'

/** What the gate decided on a presented credential. */
export interface Decision extends Verdict {
  presentation_id: string
  /** From the credential's arrival to the verdict, in milliseconds. */
  decided_in_ms: number
  whitelist_version: number | null
}

export interface Presenter {
  whitelist: () => Whitelist | undefined
  /** Whether this one always lowers the bollard, whatever the list says. */
  isEmergency: (credential: Credential) => boolean
  passes: PassMemory
  bollard: Pick<Bollard, 'admit' | 'bar' | 'emergency'>
  clock: () => Date
  record: (event: NewEvent) => void
}

const emergencyVerdict: Verdict = { allowed: true, reason: 'emergency', details: {}, permit: null }

const lockedVerdict: Verdict = { allowed: false, reason: 'code_locked', details: {}, permit: null }

/** The rule, asked with what has opened here. After too many wrong codes no code is looked at, also not a right one. */
const judge = (credential: Credential, { whitelist, passes }: Presenter, now: Date): Verdict => {
  if (credential.kind !== 'code') return mayPass(whitelist(), credential, now, passes)
  if (passes.isLocked(now)) return lockedVerdict
  const verdict = mayPass(whitelist(), credential, now, passes)
  if (verdict.reason === 'no_permit' || verdict.reason === 'unreadable') passes.noteWrong(now)
  return verdict
}

/** Decides on a credential, opens if it may pass, and records the outcome. The bollard moves first; writing to the disk must not delay it. */
export const presentCredential = (
  credential: Credential,
  presenter: Presenter,
  onStep: (step: PassageStep) => void = () => {},
): Decision => {
  const { whitelist, isEmergency, passes, bollard, clock, record } = presenter
  const began = performance.now()
  const list = whitelist()
  const always = isEmergency(credential)
  const judged: Verdict = always ? emergencyVerdict : judge(credential, presenter, clock())
  // Who may not pass is told that; who may, why nothing moves. A fault bars no emergency.
  const bar = judged.allowed ? bollard.bar() : undefined
  const verdict = bar === undefined || (always && bar === 'fault') ? judged : { ...judged, allowed: false, reason: bar }
  const decision = {
    ...verdict,
    presentation_id: v7(),
    decided_in_ms: Math.round((performance.now() - began) * 1000) / 1000,
    whitelist_version: list?.version ?? null,
  }
  const log = (name: AccessEventName) =>
    record({
      name,
      at: clock().toISOString(),
      presentation_id: decision.presentation_id,
      credential_kind: credential.kind,
      // Who passes where everybody may is nobody's business.
      credential: verdict.reason === 'open_to_all' ? '' : keptCredential(credential),
      permit_number: verdict.permit,
      reason: verdict.reason,
      reason_details: verdict.details,
      whitelist_version: decision.whitelist_version,
      decided_in_ms: decision.decided_in_ms,
    })
  const counted = verdict.allowed && verdict.note?.counted === true && verdict.permit !== null ? verdict.permit : undefined
  const inside = verdict.note?.inside
  const openedAt = clock()
  const follow = (step: PassageStep): void => {
    if (step === 'passed' || step === 'not_passed' || step === 'followed') log(step)
    // Who did not come in may try again; it was counted on the day it opened.
    if (step === 'not_passed' && counted !== undefined) passes.note(counted, -1, openedAt)
    if (step === 'passed' && inside !== undefined && verdict.permit !== null) passes.noteInside(verdict.permit, inside, clock())
    onStep(step)
  }
  // Where somebody works at it nothing moves for an emergency either, but it is told.
  if (always) bollard.emergency(decision.presentation_id, follow)
  else if (verdict.allowed) bollard.admit(follow)
  if (counted !== undefined) passes.note(counted, 1, openedAt)
  // Whoever goes on typing must not fill the disk: how often is not told, that codes are locked is, by the last wrong one.
  if (verdict.reason !== 'code_locked') log(verdict.allowed ? 'admitted' : 'refused')
  return decision
}
