const LOOPBACK = /^(127(\.\d+){3}|localhost|::1|\[::1\])$/;

/** Returns whether a host name or address is the loopback of this machine; IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
