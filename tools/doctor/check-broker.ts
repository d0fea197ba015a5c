import type { Config } from '@dovolilnice/server/config'
import { tryBroker } from '@dovolilnice/server/try-broker'
import { withoutPassword } from '../start/announce.ts'
import { missing, reasonOf, right } from './finding.ts'
import type { Finding } from './finding.ts'

/** The broker, with the account of its address. */
export const checkBroker = async ({ mqttUrl }: Pick<Config, 'mqttUrl'>): Promise<Finding> => {
  if (mqttUrl === undefined) return right('Broker', 'embedded, for gates on this machine alone; others need MQTT_URL')
  try {
    await tryBroker(mqttUrl)
    return right('Broker', `${withoutPassword(mqttUrl)} answers`)
  } catch (error) {
    return missing(
      'Broker',
      `${withoutPassword(mqttUrl)}: ${reasonOf(error)}. Look at MQTT_URL (host, port, account, password) and at the broker.`,
    )
  }
}
