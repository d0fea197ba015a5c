/** The product's connection to the broker. */
export interface MqttLink {
  isConnected(): boolean
  publish(topic: string, payload: string, options?: { retain?: boolean; qos?: 0 | 1 }): Promise<void>
  /** The message is acknowledged to the broker only after the handler resolved. */
  subscribe(pattern: string, handle: (topic: string, payload: Buffer) => Promise<void>): Promise<void>
  close(): Promise<void>
}
