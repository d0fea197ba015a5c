// The Content-Security-Policy forbids eval, with which zod would compile its checks. zod reads this place when it is loaded, which is
// later: front pages have no schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
