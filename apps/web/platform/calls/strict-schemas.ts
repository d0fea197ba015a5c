declare global {
  // A property of the global object is declared by `var` alone.
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// The Content-Security-Policy forbids eval, with which zod would compile its checks. zod keeps the object that stands here, whichever of
// the two is loaded first: usually this, for front pages have no schemas.
globalThis.__zod_globalConfig = Object.assign(globalThis.__zod_globalConfig ?? {}, { jitless: true })

export {}
