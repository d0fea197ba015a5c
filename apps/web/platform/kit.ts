export { appSettings, type AppSettings, appState, changeApp, gdprAccepted, hideLoader, showInformation, showLoader } from './app-state.ts'
export { type CallError, isCallError, mayRetry, refusalOf, sentenceOf, unreachable } from './calls/call-error.ts'
export { addressOf, call, callForFile } from './calls/call.ts'
export { connectivityStore, reloadOnReturn } from './calls/connectivity.ts'
export { followErrors } from './calls/follow-errors.ts'
export { newKey } from './calls/new-key.ts'
export { plainOperation } from './calls/plain-operation.ts'
export { operationQuery, queryClient, reportFailure, tableRefreshInterval, useAction, useOperation } from './calls/query.ts'
export { useOnce } from './calls/use-once.ts'
export { closeColumnDialog, columnDialog, type ColumnDialog, saveColumnChoice, useColumnChoice } from './column-choice.ts'
export { confirm, confirmStore } from './confirm.ts'
export { heldStep, holdsSteps, holdStep, holdTime, sendHeld, sendingSteps, toldCall, undoHeld } from './held-step.ts'
export { forgetFiles, keptDays, readFilesMark, timesForgotten, writeFilesMark } from './kept-files-end.ts'
export { type ChosenFiles, dropFiles, dropOldFiles, keepFiles, readFiles, run } from './kept-files.ts'
export { useLive } from './live.ts'
export { createLocalStore, readLocal, writeLocal } from './local-storage.ts'
export { canUsePasskeys, makePasskey, provePasskey } from './passkeys.ts'
export { keepOrigin, originOf, printPaper } from './print-paper.ts'
export { deviceOption } from './resources/device-option.ts'
export {
  readParameters,
  readResources,
  useParameters,
  usePublicResources,
  useResource,
  useResources,
  useZones,
} from './resources/resources.ts'
export { useAdminResources, useClosedDays, useResourcesOfRole } from './resources/role-resources.ts'
export { homeOf } from './routing/guards.ts'
export { safeRedirect } from './routing/safe-redirect.ts'
export { useScreenData, useTitleOf } from './routing/screen-data.ts'
export { useScreenTitle } from './routing/screen-title.ts'
export { ScreenMissing, textOf } from './routing/screen.ts'
export { isRecordScreen, type Place, placeAt, placeInList, placeOf, type RecordScreen, type ScreenLink } from './routing/subject-place.ts'
export { useAskedField, useChangeSearch } from './routing/use-change-search.ts'
export { openFile, saveFile } from './save-file.ts'
export { keptCodesKey } from './session/kept-codes-key.ts'
export { isOwnDraft, ownDraftName } from './session/own-drafts.ts'
export { askOnce, askWhoIsSignedIn, chooseLocale, sessionStore, signIn, signOut } from './session/session-store.ts'
export { readTyped, typedNames, writeTyped } from './session/typed-storage.ts'
export { useMay, useMaybeUser, useUser } from './session/use-session.ts'
export { closeRefusal, closeSnackbar, longSnackbar, showSnackbar, snackbarStore } from './snackbar.ts'
export { createStore, useStore } from './store.ts'
export { chosenLocale, localeStore, setLocale } from './translate/locale-store.ts'
export { formatMoney } from './translate/money.ts'
export { formatHour, formatRecentInstant, formatShortDay, shortMonths } from './translate/short-format.ts'
export {
  defineTexts,
  formatDay,
  formatInstant,
  formatValidity,
  type Message,
  pageLocale,
  t,
  today,
  translate,
} from './translate/translate.ts'
export { withWords } from './translate/words.ts'
export { useMedia } from './use-media.ts'
export { usePaused } from './use-paused.ts'
