import { createInterface } from 'node:readline'
import { readBehaviour } from './fiscal-stand-in/behaviour.ts'
import { startFiscalStandIn } from './fiscal-stand-in/stand-in-server.ts'
import { temporaryFolder } from './services/processes.ts'

/**
 * Stands in for the tax authority on this machine: `node tools/fiscal-stand-in.ts 12345679` prints the settings for the product of a
 * municipality with that tax number. Lines typed then change how it behaves.
 */
const taxNumber = process.argv[2] ?? '12345679'
const standIn = await startFiscalStandIn({ folder: temporaryFolder('fiscal').path })
const { path, password } = standIn.issue({ taxNumber })
console.log(`FISCAL_URL=${standIn.url}
FISCAL_CA=${standIn.authorities}
FISCAL_CERTIFICATE=${path}
FISCAL_CERTIFICATE_PASSWORD=${password}

normal, down, slow MILLISECONDS, refuse S006, lost_answer, no_answer, wrong_signature, foreign_eor, foreign_message or no_token; Ctrl-C ends it.`)

for await (const line of createInterface({ input: process.stdin })) {
  const behaviour = readBehaviour(line)
  if (behaviour) standIn.behave(behaviour)
  console.log(behaviour ? `Behaves: ${line.trim()}` : 'Not understood.')
}
