import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createSimulatedDriver, type SimulatedDriver, type SimulatedDriverOptions } from '../drivers/simulated-driver.ts'
import type { GateLog } from '../log.ts'
import { type Gate, type GateOptions, startGate } from '../start-gate.ts'
import { publicKey } from './test-server.ts'

/** A driver whose movements and vehicle take a few milliseconds. */
export const quickDriver = (more: SimulatedDriverOptions = {}): SimulatedDriver =>
  createSimulatedDriver({ travelMs: 20, vehicle: { arrivesAfterMs: 10, staysMs: 20 }, ...more })

export interface TestGate extends Gate {
  driver: SimulatedDriver
  /** What it logged: level and message. */
  lines: string[]
}

export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'gate-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export const startTestGate = async (
  options: Partial<GateOptions> & { device: string; brokerUrl: string; dataDir: string },
): Promise<TestGate> => {
  const lines: string[] = []
  const write = (level: string) => (_: object, message: string) => void lines.push(`${level} ${message}`)
  const log: GateLog = { info: write('info'), warn: write('warn'), error: write('error') }
  const driver = (options.driver ?? quickDriver()) as SimulatedDriver
  const times = { clearMs: 20, warnMs: 5, vehicleMs: 5, passageMs: 300, raiseMs: 200, ...options.times }
  const gate = await startGate({ publicKey, resendMs: 150, log, ...options, driver, times })
  return { ...gate, driver, lines }
}

/** Waits at most fifteen seconds until `holds` returns true; the failure names `what` was waited for. */
export const until = async (holds: () => boolean, what: string): Promise<void> => {
  const end = performance.now() + 15_000
  while (!holds()) {
    if (performance.now() > end) expect.unreachable(`waited for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
