// Keeps what was already loaded usable without a network. Answers of the API are never kept: stale data must not look fresh.
const version = '__VERSION__'
const files = [/* __FILES__ */]
const pages = ['/', '/navodila-za-uporabo', '/pogoji-uporabe', '/obrazci/parkirna-dovolilnica', '/shell.html']
const shell = `shell-${version}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll([...pages, ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

const kept = async (request) => {
  const cache = await caches.open(shell)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

const page = async (request) => {
  try {
    return await fetch(request)
  } catch {
    const { pathname } = new URL(request.url)
    return (await caches.match(pages.includes(pathname) ? pathname : '/shell.html', { cacheName: shell })) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/icons/')) event.respondWith(kept(request))
})
