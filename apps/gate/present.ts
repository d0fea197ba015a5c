import { failure } from './log.ts'
import { presentedKinds, type Credential } from '@dovolilnice/contract/primitives/credential'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { request, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { PassageStep } from './movement/bollard.ts'
import { runningGates, type ControlFile } from './control/control-file.ts'
import { dataDirOf } from './gate-folder.ts'
import type { Decision } from './control/present-credential.ts'

const usage = 'npm run gate:present -- --plate "LJ AB-123" | --rfid TAG | --phone NUMBER | --code DIGITS [--device CODE] [--data FOLDER]'

const print = (line: string) => process.stdout.write(`${line}\n`)
const fail: (message: string) => never = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const stepLines: Record<PassageStep, string> = {
  lowered: 'the bollard is lowered',
  passed: 'the vehicle has passed',
  followed: 'another vehicle has followed it',
  not_passed: 'no vehicle came',
  raised: 'the bollard is raised again',
  fault: 'the bollard did not move: it needs a look',
}

const printDecision = (decision: Decision, credential: Credential, device: string): void => {
  const { allowed, reason, details, decided_in_ms } = decision
  print(`${device}: ${credential.kind} ${credential.value}`)
  print(
    `${allowed ? 'ADMITTED' : 'REFUSED'} in ${decided_in_ms.toFixed(3)} ms (${reason}, whitelist ${decision.whitelist_version ?? 'none'})`,
  )
  print(`  ${reasonSentence(reason, details, 'sl')}`)
  print(`  ${reasonSentence(reason, details, 'en')}`)
  if (!allowed) print('  the bollard stays as it is')
}

const printLine = (line: string, credential: Credential, device: string): void => {
  const answer = JSON.parse(line) as Decision | { step: PassageStep; after_ms: number }
  if ('step' in answer) print(`  ${stepLines[answer.step]} (${(answer.after_ms / 1000).toFixed(2)} s)`)
  else printDecision(answer, credential, device)
}

const post = ({ port, token }: ControlFile, credential: Credential): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    request({ host: '127.0.0.1', port, method: 'POST', path: '/', headers }, resolve).on('error', reject).end(JSON.stringify(credential))
  })

/** Resolves false when no gate listens at that port any more. */
const presentTo = async (gate: ControlFile, credential: Credential): Promise<boolean> => {
  const answer = await post(gate, credential).catch(() => undefined)
  if (answer === undefined) return false
  if (answer.statusCode !== 200) fail(`The gate ${gate.device} refused to read that (${answer.statusCode}).`)
  for await (const line of createInterface({ input: answer })) printLine(line, credential, gate.device)
  return true
}

const readArguments = () => {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { plate: text, rfid: text, phone: text, code: text, device: text, data: text } }).values
  } catch (error) {
    return fail(`${failure(error).error}\n${usage}`)
  }
}

const given = readArguments()
const credentials = presentedKinds.flatMap((kind) => (given[kind] ? [{ kind, value: given[kind] }] : []))
const [credential] = credentials
if (credential === undefined || credentials.length > 1) fail(usage)
const dataDir = dataDirOf(given.data)

for (const gate of runningGates(dataDir, given.device)) if (await presentTo(gate, credential)) process.exit(0)
fail(`No gate${given.device === undefined ? '' : ` ${given.device}`} runs under ${dataDir}. Start one with npm start or npm run gate.`)
