export interface ArrowRule {
  forbidden: RegExp
  /** The hint in the error: what to do instead. */
  message: string
}

/** The house's arrows. The patterns match every feature and name none, so that they hold for a new feature from its first file. */
export const arrowRules: ArrowRule[] = [
  {
    forbidden: /^packages\/contract\/(?!.*\.test\.ts -> tools\/testing\/).* -> (apps\/|tools\/|stories\/|bench\/|@dovolilnice\/)/,
    message: 'The contract knows nobody: move what it needs into it.',
  },
  {
    forbidden: /^packages\/contract\/(?!.*\.test\.ts).* -> (?!packages\/contract\/|zod\/mini$|libphonenumber-js)/,
    message: 'The contract knows zod/mini and the phone numbers, so that it runs in every room.',
  },
  {
    forbidden: / -> zod$/,
    message: 'Schemas are written with zod/mini, everywhere: a page would load the whole of zod (26 kB) beside it.',
  },
  {
    forbidden: /^apps\/([^/]+)\/.* -> (apps\/(?!\1\/)|@dovolilnice\/(?!contract\/))/,
    message: 'Server, web and gate never import each other: what they share is in the contract.',
  },
  {
    forbidden: /^(?!packages\/).* -> packages\//,
    message: 'The contract is imported by its package name, @dovolilnice/contract/…',
  },
  {
    forbidden: /^(apps|packages)\/(?!.*\.test\.tsx?).* -> (tools|stories|bench)\//,
    message: 'The product does not depend on its tools.',
  },
  {
    forbidden: /^tools\/.* -> (stories|bench)\//,
    message: 'Stories and benchmarks stand on the tools, not the tools on them.',
  },
  {
    forbidden: /^(tools|stories)\/.* -> apps\//,
    message: 'Tools and stories reach an app through its exports, @dovolilnice/…',
  },
  {
    forbidden: /^apps\/([^/]+)\/(platform|ui)\/.* -> apps\/\1\/features\//,
    message: 'platform and ui know no feature: hand the function over in compose.ts or routes.tsx.',
  },
  {
    forbidden: /^apps\/([^/]+)\/platform\/.* -> apps\/\1\/ui\//,
    message: 'platform stands below ui.',
  },
  {
    forbidden: /^apps\/([^/]+)\/features\/([^/]+)\/.* -> apps\/\1\/features\/(?!\2\/)/,
    message: 'A feature never imports another feature: what crosses is handed over in compose.ts, or is a job.',
  },
  {
    forbidden: /^apps\/([^/]+)\/(platform|ui|features)\/(?!.*\.test\.tsx?).* -> apps\/\1\/(main|compose|routes)\.tsx?$/,
    message: 'main, compose and routes stand on top: they import, nobody imports them.',
  },
]

/** The rules an arrow breaks, as sentences. */
export const brokenBy = (arrow: string): string[] =>
  arrowRules.filter((rule) => rule.forbidden.test(arrow)).map((rule) => `${arrow}\n  ${rule.message}`)
