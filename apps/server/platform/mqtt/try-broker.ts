import mqtt from 'mqtt'

/** Milliseconds for the connection and the broker's answer to the account. */
const patience = 10_000

/**
 * Connects to the broker with the account of its address, once, and leaves again. Nothing is published, and nothing stays there.
 * @throws the library's error: nobody answers, or the account is refused
 */
export const tryBroker = async (url: string): Promise<void> => {
  const client = mqtt.connect(url, { protocolVersion: 4, clean: true, reconnectPeriod: 0, connectTimeout: patience })
  try {
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve())
      // Stays for good: an error without a listener would end the process.
      client.on('error', reject)
      client.once('close', () => reject(new Error('the broker closed the connection without an answer')))
    })
  } finally {
    await client.endAsync(true)
  }
}
