import { draftAct, dropDrafts, hasDraft } from './drafts/act-drafts.ts'
import { endOfSuspension, takingBy } from './drafts/taking.ts'
import { groundsOf } from './hearing/hearing.ts'
import { findOpenTerm, findUnservedTerms } from './hearing/open-term.ts'
import { decisionOfPermit, issueAct, issueGrant, officeDecision } from './issue/issue-act.ts'
import { readMatterNumber } from './issue/take-act-number.ts'
import { findStandingAct, isDecided, isGranted } from './matter/matter-standing.ts'
import { beginProcedure, continueProcedure, paperLocale, secondOfProcedure } from './matter/procedure-language.ts'
import { readJoined } from './matter/read-matter.ts'
import { previewAct, readMatterAct } from './paper/read-act-paper.ts'
import { hasAct } from './record/find-act.ts'
import { actsDue, takeIfInEffect } from './service/acts-in-effect.ts'
import { readInBox, serveByBox } from './service/e-service.ts'
import { endSuspension, readTakings, suspensionHeld, suspensionsOver } from './service/takings.ts'
import { readDecisionService } from './service/serve-act.ts'
import { settleStanding } from './service/standing.ts'
import { readSecureBox, recordPartyBox } from './representation/representation.ts'
import { readRepresentative } from './representation/representation-tables.ts'
import { readAutomaticDecider, readSettings } from './settings/act-settings.ts'

export const actsCapabilities = {
  actsDue,
  beginProcedure,
  decisionOfPermit,
  draftAct,
  dropDrafts,
  endOfSuspension,
  endSuspension,
  findOpenTerm,
  findStandingAct,
  findUnservedTerms,
  groundsOf,
  hasAct,
  hasDraft,
  isDecided,
  isGranted,
  issueAct,
  issueGrant,
  officeDecision,
  paperLocale,
  continueProcedure,
  secondOfProcedure,
  previewAct,
  readActSettings: readSettings,
  readAutomaticDecider,
  readDecisionService,
  readInBox,
  readJoined,
  readMatterAct,
  readMatterNumber,
  readRepresentative,
  readSecureBox,
  readTakings,
  recordPartyBox,
  serveByBox,
  settleStanding,
  suspensionsOver,
  suspensionHeld,
  takeIfInEffect,
  takingBy,
}
