import { type MachineReport, machineKind } from '@dovolilnice/contract/coin-machines/machine-report'
import { deviceAckSchema } from '@dovolilnice/contract/devices/device-event'
import { deviceClientId, deviceTopic } from '@dovolilnice/contract/devices/device-kind'
import mqtt from 'mqtt'
import { v7 } from 'uuid'

/** Plays a coin machine in a test. */
export interface FakeMachine {
  acknowledged: string[]
  refused: string[]
  /** Sends a body as it is. */
  sendRaw(body: object): Promise<void>
  isConnected(): boolean
  close(): Promise<void>
}

/** A report as a machine sends it; `more` replaces fields. */
export const reportOf = (more: Partial<MachineReport> = {}): MachineReport => ({
  id: v7(),
  at: '2026-11-16T08:59:00.000Z',
  errors: [],
  coins: 12_340,
  chng: 4000,
  oldchng: 5000,
  pfill: 31,
  ...more,
})

export const openFakeMachine = async (brokerUrl: string, code: string, key: string): Promise<FakeMachine> => {
  const account = { username: code, password: key }
  const clientId = deviceClientId(machineKind, code)
  const client = await mqtt.connectAsync(brokerUrl, { protocolVersion: 4, clientId, reconnectPeriod: 0, ...account })
  client.on('error', () => {})
  const machine: FakeMachine = {
    acknowledged: [],
    refused: [],
    sendRaw: async (body) => {
      await client.publishAsync(deviceTopic(machineKind, code, 'report'), JSON.stringify(body), { qos: 1 })
    },
    isConnected: () => client.connected,
    close: () => client.endAsync(true),
  }
  client.on('message', (_, payload) => {
    const { ids, refused } = deviceAckSchema.parse(JSON.parse(payload.toString()))
    machine.acknowledged.push(...ids)
    machine.refused.push(...refused)
  })
  await client.subscribeAsync(deviceTopic(machineKind, code, 'ack'), { qos: 1 })
  return machine
}
