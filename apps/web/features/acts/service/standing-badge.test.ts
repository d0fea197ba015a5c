import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import { expect, test } from 'vitest'
import { missingText } from './act-dialog.tsx'

const act: IssuedAct = {
  ...{ id: '019b24d9-4ad2-7167-b570-66947f57045a', kind: 'dismissal', number: '371-9/2026-1', application: null, permit: null },
  ...{ record_number: 'V-2026-000049', party: 'Iva Domnevna', representative: null, issued_at: '2026-09-26T09:00:00.000Z', sha256: '' },
  ...{ conducted_by_name: 'Bine Referent', decided_by_name: 'Bine Referent', standing: 'term_runs', remedy: 'appeal', suspensive: true },
  ...{ manner: null, consignment: null, handed_over_on: null, served_on: '2026-10-12', appeal_until: null, final_on: null },
  ...{ court_until: null, binding_on: null, ends_on: null, effective_on: null },
}

test('a restored term has no last day until its order is served, and no day is promised', () => {
  expect(missingText(act)).toBe('Rok za pritožbo začne teči z vročitvijo sklepa o vrnitvi v prejšnje stanje.')
  expect(missingText({ ...act, final_on: '2026-12-09' })).toBe('Če pritožbe ne bo, bo akt dokončen 9. 12. 2026.')
})
