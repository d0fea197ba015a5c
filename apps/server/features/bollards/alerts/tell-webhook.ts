import { bollardAlertText } from '@dovolilnice/contract/bollards/bollard-alert'
import { webhookDomain } from '@dovolilnice/contract/bollards/alerts/operations'
import { sign } from 'node:crypto'
import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { openSigningKey } from '../../../platform/security/signing-key.ts'

/** Milliseconds that a system of the town may take to answer. */
const patienceMs = 10_000

/**
 * Tells a system of the town about alerts: a POST of JSON, signed with the key of the lists, so that it can check with `keys/whitelist.pub` who speaks.
 * No name of a person is in it. An answer other than 2xx is tried again.
 */
export const tellWebhookJob = defineJob({
  name: 'tell-bollard-alerts',
  schema: z.object({ kind: z.enum(['raised', 'escalated', 'ended']), ids: z.array(z.uuid()) }),
  retryLimit: 8,
  handle: async ({ kind, ids }, { database, services, signal }) => {
    const { kysely } = database
    const settings = await kysely.selectFrom('bollard_alert_settings').select('webhook_url').executeTakeFirst()
    const url = settings?.webhook_url ?? null
    if (url === null) return
    const rows = await kysely
      .selectFrom('bollard_alert as a')
      .innerJoin('device as d', 'd.code', 'a.device_code')
      .select(['a.id', 'a.kind', 'a.detail', 'a.device_code', 'd.name as device_name', 'a.raised_at', 'a.ended_at'])
      .where('a.id', 'in', ids)
      .orderBy('a.id')
      .execute()
    const alerts = rows.map((row) => ({
      ...row,
      text: bollardAlertText(row, 'sl'),
      duration_seconds: row.ended_at === null ? null : Math.round((row.ended_at.getTime() - row.raised_at.getTime()) / 1000),
    }))
    const body = JSON.stringify({ event: kind, alerts })
    const { privateKey } = await openSigningKey(services.config.dataDir, services.config.whitelistKey)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(null, Buffer.from(webhookDomain + body), privateKey).toString('base64'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook of bollard alerts answered ${response.status}`)
  },
})
