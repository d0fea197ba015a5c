import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { billOfMaterials } from './sbom/bill-of-materials.ts'

/** `npm run sbom`: writes the bill of materials of what runs in a town, as CycloneDX 1.6; `-- FILE` writes it there. */
const file = resolve(process.argv[2] ?? 'sbom.cdx.json')
const bill = billOfMaterials()
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
process.stdout.write(`${bill.components.length} components: ${file}\n`)
