import { callErrorOf, unreachable } from './call-error.ts'

/** The HTTP request of an operation with its input. */
export interface Sending {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  /** Share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends and gives the answer. @throws CallError */
export const send = async ({ method, url, headers, body, signal }: Sending): Promise<Response> => {
  const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' }).catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable()
  })
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  throw callErrorOf(response.status, parsed(text), response.headers.get('retry-after'))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a form with files; only XMLHttpRequest tells how far an upload has come. @throws CallError */
export const upload = ({ url, headers, body, signal, onProgress }: Sending): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => onProgress?.(event.total > 0 ? event.loaded / event.total : 0))
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(callErrorOf(request.status, answer, request.getResponseHeader('retry-after')))
    })
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
