import type { Agent } from '@dovolilnice/contract/bollards/gate-state'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statfsSync } from 'node:fs'
import { hostname, networkInterfaces } from 'node:os'

/** Of the bundle; whoever runs the sources has none. */
export const agentVersion = process.env['GATE_VERSION'] ?? 'sources'

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Another for each machine, also where a card was copied with all that is on it: it is made of the parts that stay in the machine. */
const machineId = (dataDir: string): string => {
  const cards = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal).map(({ mac }) => mac))
  const parts = [textOf('/sys/firmware/devicetree/base/serial-number'), textOf('/etc/machine-id'), ...new Set(cards.toSorted()), dataDir]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}

/** Whole degrees; null where the machine does not say. */
const temperature = (path = '/sys/class/thermal/thermal_zone0/temp'): number | null => {
  const text = textOf(path)
  return /^-?\d+$/.test(text) ? Math.round(Number(text) / 1000) : null
}

/** MB; null where it is not known. */
export const freeDisk = (dataDir: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return Math.floor((bavail * bsize) / 1_000_000)
  } catch {
    return null
  }
}

/** Says what runs here, each time it is asked. */
export const machineFacts = (dataDir: string): (() => Agent) => {
  const id = machineId(dataDir)
  return () => ({
    id,
    host: hostname().slice(0, 80),
    version: agentVersion,
    uptime_s: Math.round(process.uptime()),
    temperature_c: temperature(),
    disk_free_mb: freeDisk(dataDir),
  })
}

const beatMs = 10_000

/**
 * Tells systemd that the agent has started, and every ten seconds that it still goes round and its bollard hears it: else it is started again. Its own helper speaks, because
 * Node cannot write to the socket that systemd listens on. Elsewhere nothing happens.
 */
export const tellSystemd = ({ isWell, onError }: { isWell: () => boolean; onError: (error: Error) => void }): (() => void) => {
  if (!process.env['NOTIFY_SOCKET']) return () => {}
  const say = (...words: string[]): void =>
    void execFile('systemd-notify', words, { timeout: 3000 }, (error) => error !== null && onError(error))
  say('--ready')
  const timer = setInterval(() => isWell() && say('WATCHDOG=1'), beatMs)
  return () => {
    clearInterval(timer)
    say('STOPPING=1')
  }
}
