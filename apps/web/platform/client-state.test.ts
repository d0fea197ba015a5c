import { expect, it } from 'vitest'
import { appSettings, appState, gdprAccepted } from './app-state.ts'
import { reportFailure } from './calls/query.ts'
import { CallError } from './calls/call-error.ts'
import { closeRefusal, initialSnackbar, showSnackbar, snackbarStore } from './snackbar.ts'
import { sessionStore } from './session/session-store.ts'

it('begins as the specification says: drawer open, everything else closed, nobody signed in', () => {
  expect(appState.get()).toMatchObject({
    drawer: true,
    loader: false,
    progress: false,
    loaderText: 'Refreshing application...',
    toolbarTitle: '',
    search: '',
    mobileSearch: false,
    information: { terms: false, gdpr: false, instructions: false },
  })
  expect(sessionStore.get()).toEqual({ authenticated: false, user: undefined })
  expect(gdprAccepted.get()).toBe(0)
})

it('has the settings of the specification where a person chose none', () => {
  expect(appSettings.get()).toEqual({ drawer: true, filtersOpen: true })
})

it('has a snackbar as after notifications: hidden, multi-line, 7000 ms, bottom right', () => {
  expect(snackbarStore.get()).toBe(initialSnackbar)
  expect(initialSnackbar).toMatchObject({ display: false, absolute: false, mode: 'multi-line', timeout: 7000, location: 'bottom right' })
})

it('shows a sentence for 5000 ms unless told otherwise', () => {
  showSnackbar('Shranjeno.')
  expect(snackbarStore.get()).toMatchObject({ display: true, text: 'Shranjeno.', timeout: 5000, mode: '' })
  showSnackbar('Ostane.', { timeout: -1 })
  expect(snackbarStore.get()).toMatchObject({ timeout: -1 })
})

it('keeps what the server refused until it is closed or another action begins, and lets what passes go by itself', () => {
  reportFailure(new CallError('illegal_transition', 409, { message: 'Rok stranke za izjavo še ni potekel.' }))
  expect(snackbarStore.get()).toMatchObject({ display: true, tone: 'bad', timeout: -1, text: 'Rok stranke za izjavo še ni potekel.' })
  closeRefusal()
  expect(snackbarStore.get()).toMatchObject({ display: false })
  reportFailure(new CallError('unavailable', 503))
  expect(snackbarStore.get()).toMatchObject({ display: true, tone: 'bad' })
  expect(snackbarStore.get().timeout).toBeGreaterThan(0)
  closeRefusal()
  expect(snackbarStore.get()).toMatchObject({ display: true })
})
