import type { FieldError } from '@dovolilnice/contract/errors'
import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import { use, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type CallError, type Message, pageLocale, sessionStore, showSnackbar, unreachable, useAction } from '../../platform/kit.ts'
import { InDialog } from '../overlays/in-dialog.ts'
import { dropDraft, dropTyped, holdFiles, keepTyped, readDraft, readTypedValues, writeDraft, type Typed } from './kept-values.ts'
import { faultsOf, schemaOf, schemaResolver, withoutBlanks, type Schema } from './schema-resolver.ts'
import { texts } from './texts.ts'

/** The values a form for an operation holds: the body before the contract transforms it. */
export type BodyOf<O extends Operation> = O['body'] extends z.ZodMiniType
  ? z.input<O['body']> extends FieldValues
    ? z.input<O['body']>
    : FieldValues
  : FieldValues

/**
 * Fields of a body as inputs hold them: each is there, an empty text until it is filled in. `Absent` are those that only some forms have.
 */
export type TypedBody<Body, Absent extends keyof Body> = Required<Omit<Body, Absent>> & Pick<Body, Absent>

export type FormOptions<O extends Operation, Values extends FieldValues> = CommonOptions<O, Values> &
  // Files and choices are checked by more than the body.
  (O['multipart'] extends true ? { schema: Schema } : { schema?: Schema })

interface CommonOptions<O extends Operation, Values extends FieldValues> {
  defaults: DefaultValues<Values>
  /** The path's parameters. */
  params?: Record<string, string>
  /** The call for checked values; needed where the body is a form with files. */
  toCall?: (values: Values) => OperationCall<O> | Promise<OperationCall<O>>
  done?: Message
  onDone?: (output: OperationOutput<O>, values: Values) => void
  /** Keeps what is typed in this browser under this name until it is sent. */
  draft?: string
  /** What the form is about, where operation and parameters do not say it: what was typed for one bollard must not be sent to another. */
  about?: string
  /** The call only looks at what would happen: what was typed stays kept until `forget`. */
  preview?: boolean
}

export interface Form<Values extends FieldValues = FieldValues> extends UseFormReturn<Values> {
  /** Checks, sends, and puts what the server found wrong at its fields. */
  send: (event?: React.BaseSyntheticEvent) => Promise<void>
  sending: boolean
  /** Share of the upload sent, 0 to 1; undefined while there is none. */
  progress: number | undefined
  /** A failure that belongs to no field. */
  failure: CallError | undefined
  /** True when the values came from an earlier visit. */
  restored: boolean
  /** True when files had been attached then, which are not kept; a draft's files come back by themselves. */
  filesMissing: boolean
  /** The draft in which what is typed outlives the page. */
  draft: string | undefined
  discardDraft: () => void
  /** The name under which what is typed is kept. */
  keptAs: string
  /** Forgets what was typed and not sent; for a form with `preview`, when the values were sent. */
  forget: () => void
}

const leavesScreen = new Set([401, 403, 404, 500])

/** What stood in the form when it was last left. */
const earlierOf = <Values>(name: string, draft: string | undefined): (Typed<Values> & { files?: boolean }) | undefined => {
  const drafted = draft === undefined ? undefined : readDraft<Values>(draft)
  return readTypedValues<Values>(name) ?? (drafted && { values: drafted })
}

/** For comparing: inputs that show nothing differ in nothing. */
const filled = (values: unknown): string => JSON.stringify(withoutBlanks(values))

/**
 * In a dialog what is typed is kept for this window at every change: Escape, a click beside it, an ended session and a reload close a dialog
 * without a question. Elsewhere it is kept when a failed call leaves the screen, and given back once.
 */
const useKeptTyping = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  defaults: DefaultValues<Values>,
  inDialog: boolean,
): void => {
  const [first] = useState(defaults)
  useEffect(() => {
    if (!inDialog) return dropTyped(name)
    const keep = (values: Values): void =>
      filled(values) === filled(first) ? dropTyped(name) : keepTyped(name, sessionStore.get().user?.id, { values, defaults: first })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form, name, inDialog, first])
  // A dialog that closes over a kept text says so; a form that was sent keeps none. Where the session ended, the sign-in page says more.
  useEffect(
    () => () => {
      if (inDialog && readTypedValues(name) !== undefined && sessionStore.get().ended !== true) showSnackbar(texts.dialogKept)
    },
    [name, inDialog],
  )
}

/** A form for one operation: checked by its schema, sent by its call. `form.send` is its submit. */
export const useOperationForm = <O extends Operation, Values extends FieldValues = BodyOf<O>>(
  operation: O,
  options: FormOptions<O, Values>,
): Form<Values> => {
  const { defaults, params, toCall, done, onDone, draft, about, preview = false } = options
  // What the form is checked by, where it is not the operation's body (a repeated password, a chosen file).
  const schema: Schema = options.schema ?? operation.body!
  // Where one operation has several forms, they differ in their draft or in what they are about.
  const name = JSON.stringify([operation.name, params, draft, about])
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<CallError>()
  const [earlier, setEarlier] = useState(() => earlierOf<DefaultValues<Values>>(name, draft))
  const [filesMissing] = useState(() => draft === undefined && earlier?.files === true && !holdFiles(earlier))
  const form = useForm<Values>({
    defaultValues: earlier?.defaults ?? defaults,
    resolver: schemaResolver<Values>(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // A second click comes before the button shows that it is busy.
  const underWay = useRef(false)
  const action = useAction(operation, { done, silent: true, onProgress: setProgress })

  // Rules that are still to come are fetched while the first fields are read.
  useEffect(() => void schemaOf(schema).catch(() => undefined), [schema])

  // What the rules found wrong follows the language of the page; what the server found stays in its words.
  const locale = pageLocale()
  const saidIn = useRef(locale)
  useEffect(() => {
    if (saidIn.current === locale) return
    saidIn.current = locale
    const sayAnew = ({ path, rule, message }: FieldError): void => {
      const name = path as FieldPath<Values>
      if (form.getFieldState(name).error?.type === rule) form.setError(name, { type: rule, message })
    }
    void faultsOf(schema, form.getValues()).then((faults) => faults.forEach(sayAnew))
  }, [locale, schema, form])

  // What was typed counts as typed, and lies over what the form began with then: the record may have been changed since.
  const { reset } = form
  const [atFirst] = useState(earlier && { ...defaults, ...earlier.values })
  useEffect(() => {
    if (atFirst !== undefined) reset(atFirst, { keepDefaultValues: true, keepFieldsRef: true })
  }, [reset, atFirst])

  useKeptTyping(form, name, earlier?.defaults ?? defaults, use(InDialog))
  useEffect(() => {
    if (draft === undefined) return
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(draft, values) })
  }, [draft, form])

  const refuse = (error: CallError, sender: string | undefined, values: Values): void => {
    if (leavesScreen.has(error.status)) keepTyped(name, sender, { values, defaults: form.formState.defaultValues })
    for (const { path, rule, message } of error.fields) form.setError(path as FieldPath<Values>, { type: rule, message })
    if (error.fields.length === 0) setFailure(error)
  }

  const submit = form.handleSubmit(async (values) => {
    // After a 401 nobody is signed in any more.
    const sender = sessionStore.get().user?.id
    try {
      const call =
        toCall === undefined ? ({ ...(params && { params }), body: values } as unknown as OperationCall<O>) : await toCall(values)
      const output = await action.mutateAsync(call)
      if (draft !== undefined) dropDraft(draft)
      form.reset(values, { keepValues: true })
      if (!preview) dropTyped(name)
      onDone?.(output, values)
    } catch (error) {
      refuse(error as CallError, sender, form.getValues())
    } finally {
      setProgress(undefined)
    }
  })

  const send = async (event?: React.BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault()
    if (underWay.current) return
    underWay.current = true
    // An old failure would hide what the check finds now.
    setFailure(undefined)
    try {
      const fetched = await schemaOf(schema).then(Boolean, () => false)
      if (fetched) await submit(event)
      else setFailure(unreachable())
    } finally {
      underWay.current = false
    }
  }

  const discardDraft = (): void => {
    setEarlier(undefined)
    form.reset(defaults)
    // Last, for what the form holds anew is written as a draft too.
    if (draft !== undefined) dropDraft(draft)
    dropTyped(name)
  }

  const restored = earlier !== undefined
  const drafted = { restored, filesMissing, draft, discardDraft }
  return { ...form, send, sending: action.isPending, progress, failure, ...drafted, keptAs: name, forget: () => dropTyped(name) }
}

const append = (form: FormData, path: string, value: unknown): void => {
  if (value === undefined || value === null || value === '') return
  if (value instanceof File) form.append(path, value, value.name)
  else if (Array.isArray(value)) for (const one of value) append(form, one instanceof File ? path : `${path}[]`, one)
  else if (typeof value === 'object') for (const [key, one] of Object.entries(value)) append(form, `${path}.${key}`, one)
  else form.append(path, String(value))
}

/**
 * Values as the multipart form the server reads: lists as `plates[]`, nested values as `document_expires.identity`, files under their
 * path, several under the same. Blanks are left out.
 */
export const formDataOf = (values: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(values)) append(form, key, value)
  return form
}
