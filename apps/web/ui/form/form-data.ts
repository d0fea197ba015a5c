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
