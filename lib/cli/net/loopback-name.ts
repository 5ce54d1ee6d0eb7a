// Names of this machine.

/** `hostname` as URL gives it: lower case, IPv6 in brackets. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
