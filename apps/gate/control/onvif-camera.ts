import mqtt from 'mqtt'
import { z } from 'zod/mini'
import { failure, type GateLog } from '../log.ts'
import { forgetText, type Reading, readingOf } from './local-server.ts'

/** A value with how likely it is: as an object of its parts, or as XML is written in JSON. */
const likely = z.union([
  z.string(),
  z.object({ '#text': z.string(), '@Likelihood': z.optional(z.union([z.string(), z.number()])) }),
  z.object({ Value: z.string(), Likelihood: z.optional(z.union([z.string(), z.number()])) }),
])
type Likely = z.output<typeof likely>

/** An event `tns1:RuleEngine/Recognition/LicensePlate` of ONVIF's profile M. */
const eventSchema = z.object({
  UtcTime: z.string(),
  Data: z.object({
    Likelihood: z.optional(z.union([z.string(), z.number()])),
    LicensePlateInfo: z.object({ PlateNumber: likely, CountryCode: z.optional(likely) }),
  }),
})

const partsOf = (value: Likely | undefined): { text: string | undefined; likelihood: string | number | undefined } => {
  if (value === undefined || typeof value === 'string') return { text: value, likelihood: undefined }
  return 'Value' in value ? { text: value.Value, likelihood: value.Likelihood } : { text: value['#text'], likelihood: value['@Likelihood'] }
}

/** The reading of an event, and when it was; undefined where it is no plate. */
export const readOnvif = (text: string): { reading: Reading; at: number } | undefined => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const event = eventSchema.safeParse(value).data
  if (event === undefined) return undefined
  const { PlateNumber: plate, CountryCode: country } = event.Data.LicensePlateInfo
  const { text: read, likelihood = event.Data.Likelihood } = partsOf(plate)
  // From 0 to 1 by the specification.
  const confidence = likelihood === undefined ? undefined : Number(likelihood) * (Number(likelihood) <= 1 ? 100 : 1)
  const reading = readingOf(read, confidence, partsOf(country).text)
  return reading && { reading, at: Date.parse(event.UtcTime) }
}

/** What is older, or comes from a camera whose clock is wrong, opens nothing: a message that was kept back would open for who has left. */
const freshMs = 2000
const quietMs = 60_000

interface CameraOptions {
  url: string
  topic: string
  /** The server's time. */
  now: () => number
  onReading: (reading: Reading) => void
  log: GateLog
}

/** Hears what ONVIF cameras say at a broker on the device's own network. */
export const followCamera = ({ url, topic, now, onReading, log }: CameraOptions): { close: () => void } => {
  const client = mqtt.connect(url, { protocolVersion: 4, clean: true, reconnectPeriod: 2000 })
  let saidAt = -Infinity
  /** At most once a minute, and never the plate. */
  const warn = (details: object, message: string): void => {
    if (performance.now() - saidAt < quietMs) return
    saidAt = performance.now()
    log.warn(details, message)
  }
  client.on('error', (error) => warn(failure(error), 'the broker of the cameras'))
  client.on('connect', () =>
    client.subscribe(topic, { qos: 0 }, (error) => error !== null && warn(failure(error), 'the topic of the cameras')),
  )
  client.on('message', (_, payload, { retain }) => {
    const read = retain || payload.length > 65_536 ? undefined : readOnvif(payload.toString())
    forgetText()
    if (read === undefined) return
    const seconds = Math.round((now() - read.at) / 1000)
    if (Math.abs(now() - read.at) <= freshMs) return onReading(read.reading)
    warn({ seconds }, 'a reading of a camera is too old, or its clock is wrong')
  })
  return { close: () => client.end(true) }
}
