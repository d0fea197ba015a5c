const names = ['localhost', '127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Whether a host is this machine: a name or an address, also in the brackets that an IPv6 address has in a URL. */
export const isLoopback = (host: string): boolean => names.includes(host.replace(/^\[|\]$/g, ''))
