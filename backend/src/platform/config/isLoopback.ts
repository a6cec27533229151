const LOOPBACK = /^(127(\.\d+){3}|localhost|::1|\[::1\])$/;

/** Whether a name or address of a host is of this machine, which no other one reaches. As in an address: `[::1]`, or bare. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
