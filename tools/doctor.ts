import { examineHost, reportOf } from './doctor/examine-host.ts'
import { hideSecrets } from './doctor/hide-secrets.ts'

// `npm run doctor`: whether this machine has what the product needs with the settings of the environment. 0: nothing is missing, 1: something is.
const findings = await examineHost(process.env)
for (const line of reportOf(findings)) console.log(hideSecrets(line, process.env))
if (findings.some(({ ok }) => !ok)) process.exitCode = 1
