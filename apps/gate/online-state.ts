import type { OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import type { Bollard } from './movement/bollard.ts'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import type { Hold, Service } from './movement/hold.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { WhitelistStore } from './whitelist-store.ts'

export interface GateParts {
  driver: Pick<BollardDriver, 'loop'>
  bollard: Pick<Bollard, 'position' | 'fault' | 'isProven'>
  hold: Hold
  service: Service
  store: WhitelistStore
  outbox: Outbox
  nonce: string
  /** The device's own clock. */
  clock: () => Date
}

/** The state of a connected gate as it is published in the topic `gates/{device}/state`. */
export const onlineState = ({ driver, bollard, hold, service, store, outbox, nonce, clock }: GateParts): OnlineState => {
  const whitelist = store.current()
  return {
    online: true,
    nonce,
    at: clock().toISOString(),
    bollard: bollard.position(),
    fault: bollard.fault() ?? null,
    unproven: bollard.position() === 'lowered' && !bollard.isProven(),
    hold: hold.current() ?? null,
    service: service.current() ?? null,
    loop: driver.loop(),
    whitelist_version: whitelist?.version ?? null,
    whitelist_issued_at: whitelist === undefined ? null : new Date(whitelist.issuedAt).toISOString(),
    pending_events: outbox.size(),
  }
}
