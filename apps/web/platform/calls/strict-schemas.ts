// The Content-Security-Policy forbids eval, with which zod would compile its checks. zod keeps the object that stands here, whichever of
// the two is loaded first: usually this, for front pages have no schemas.
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
place.__zod_globalConfig = Object.assign(place.__zod_globalConfig ?? {}, { jitless: true })
