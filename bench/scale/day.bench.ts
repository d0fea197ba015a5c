import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { readFormChallenge, submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { gateClientId, gateTopic } from '@dovolilnice/contract/bollards/topics'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { proofHeader } from '@dovolilnice/contract/proof-of-work'
import mqtt from 'mqtt'
import { v7 } from 'uuid'
import { features } from '../../apps/server/compose.ts'
import { explainAccess } from '../../apps/server/features/access/explain-access.ts'
import { startBridge, type Bridge } from '../../apps/server/start-bridge.ts'
import { residentForm, testFiles } from '../../apps/server/test/applicant/application-forms.ts'
import { solveProof } from '../../apps/server/test/applicant/solve-proof.ts'
import { withLoadedProduct, type LoadedProduct } from '../harness/loaded-product.ts'
import { headersOf, openLoader } from '../harness/open-loader.ts'
import type { Benchmark, Report } from '../run.ts'

const ms = 8_000

/** Work that goes on until its time is over; resolves with how many of it were done in a second. */
type Work = () => Promise<number>

/** The same again and again, by so many at once. */
const repeated =
  (atOnce: number, once: (run: number) => Promise<unknown>): Work =>
  async () => {
    const begun = performance.now()
    let done = 0
    const loop = async () => {
      for (; performance.now() - begun < ms; done++) await once(done)
    }
    await Promise.all(Array.from({ length: atOnce }, loop))
    return (done * 1_000) / (performance.now() - begun)
  }

/** Applications of residents with a document of 100 kB, from addresses of their own; each solves its task. */
const submissions = async ({ visitorAt, database, port }: LoadedProduct): Promise<Work> => {
  const { parking_lot_id } = await database.kysely
    .selectFrom('user_type_parking_lot')
    .select('parking_lot_id')
    .where('user_type_code', '=', 'resident')
    .executeTakeFirstOrThrow()
  return repeated(2, async (run) => {
    const visitor = visitorAt(`10.${(run >> 8) & 255}.${run & 255}.${Math.floor(performance.now()) % 250}`)
    await visitor.call(fetchAntiForgery)
    const form = await residentForm(
      { visitor: () => visitor, town: { lots: { core: parking_lot_id } } },
      {
        valid_from: addDays(localDayOf(new Date()), 1),
        'document.identity': undefined,
        'document.vehicle_registration': testFiles.pdf(100_000),
        'document.flat_number': testFiles.pdf(),
      },
    )
    // From where the form is sent: a task is for the network that asked.
    const { challenge, bits } = (await visitorAt('127.0.0.1').call(readFormChallenge)).body
    const headers = { ...headersOf(visitor), [proofHeader]: solveProof(challenge, bits) }
    const answer = await fetch(`http://127.0.0.1:${port}/api/${submitApplication.path}`, { method: 'POST', body: form, headers })
    if (answer.status !== 200) throw new Error(`a form was answered ${answer.status}: ${await answer.text()}`)
  })
}

const lists =
  ({ port, root }: LoadedProduct): Work =>
  async () => {
    const loader = openLoader()
    const { rate } = await loader.run({
      port,
      path: '/api/v1/admin/applications',
      headers: headersOf(root),
      bodies: ['{}'],
      connections: 5,
      ms,
    })
    await loader.close()
    return rate
  }

const decisions = async ({ database: { kysely } }: LoadedProduct, device: string): Promise<Work> => {
  const plates = await kysely.selectFrom('permit_credential').select('value').where('kind', '=', 'plate').limit(500).execute()
  return repeated(2, async (run) => {
    const value = plates[run % plates.length]?.value ?? ''
    await explainAccess(kysely, { device_code: device, kind: 'plate', value, normalised: value.replaceAll(/[^\p{L}\d]/gu, '') }, new Date())
  })
}

const passageOf = (sequence: number) => ({
  ...{ id: v7(), sequence, at: new Date().toISOString(), name: 'admitted', presentation_id: v7(), credential_kind: 'plate' },
  ...{ credential: 'LJ BN-001', permit_number: null, reason: 'permit_valid', reason_details: {}, whitelist_version: 1, decided_in_ms: 0.1 },
})

/** Passages that a gate sends; each counts when the server has stored and acknowledged it. At most 100 wait. */
const passages =
  ({ brokerUrl, gatePassword }: Bridge, device: string): Work =>
  async () => {
    const password = gatePassword(device)
    const link = await mqtt.connectAsync(brokerUrl, {
      clientId: gateClientId(device),
      username: device,
      ...(password !== undefined && { password }),
    })
    await link.subscribeAsync(gateTopic(device, 'ack'), { qos: 1 })
    const state = {
      online: true,
      nonce: v7(),
      at: new Date().toISOString(),
      bollard: 'raised',
      fault: null,
      unproven: false,
      hold: null,
      service: null,
      loop: 'clear',
    }
    const list = { whitelist_version: null, whitelist_issued_at: null, pending_events: 100 }
    await link.publishAsync(gateTopic(device, 'state'), JSON.stringify({ ...state, ...list }), { qos: 1 })
    let [sent, stored] = [0, 0]
    const send = () => link.publish(gateTopic(device, 'event'), JSON.stringify(passageOf(sent++)), { qos: 1 })
    const begun = performance.now()
    link.on('message', (_, payload) => {
      const { body }: { body: string } = JSON.parse(payload.toString())
      const { ids }: { ids: string[] } = JSON.parse(body).content
      stored += ids.length
      if (performance.now() - begun < ms) ids.forEach(send)
    })
    for (let each = 0; each < 100; each++) send()
    await new Promise((resolve) => setTimeout(resolve, ms))
    const rate = (stored * 1_000) / (performance.now() - begun)
    await link.endAsync()
    return rate
  }

const measureAll = async (product: LoadedProduct, bridge: Bridge): Promise<Report[]> => {
  const device = bridge.devices[0] ?? ''
  const kinds: [string, Work][] = [
    ['lists of applications', lists(product)],
    ['forms with a document of 100 kB', await submissions(product)],
    ['decisions on the server', await decisions(product, device)],
    ['passages over MQTT, stored and acknowledged', passages(bridge, device)],
  ]
  const alone: number[] = []
  for (const [, work] of kinds) alone.push(await work())
  const together = await Promise.all(kinds.map(([, work]) => work()))
  return kinds.map(([part], index) => {
    const [one = 0, all = 0] = [alone[index], together[index]]
    return { part, text: `${one.toFixed(1)}/s alone, ${all.toFixed(1)}/s with the others at once (${(all / one).toFixed(2)} ×)` }
  })
}

const measureDay = async (product: LoadedProduct): Promise<Report[]> => {
  const bridge = await startBridge(product.services, features, true)
  return measureAll(product, bridge).finally(() => bridge.close())
}

export const benchmark: Benchmark = {
  name: 'a working day on one machine',
  measure: () => withLoadedProduct(measureDay, 0.02),
}
