import { z } from 'zod'

// The Content-Security-Policy forbids eval, with which zod would compile its checks. Imported first: schemas look at this when they are made.
z.config({ jitless: true })
