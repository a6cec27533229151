import { isIPv6 } from 'node:net';

/** As Node and Express say it: of a connection that broke off meanwhile they know none. All such count as one. */
type Address = string | undefined;

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 one, within which a person changes at will. */
export const networkOf = (address: Address): string => firstOf(address, 4);

/**
 * What one subscriber of IPv6 may hold in whole: the /48, with its 65,536 networks. Telephones of an operator share one, each
 * with its /64, so it counts beside the network and with more room. Of IPv4 the address itself.
 */
export const siteOf = (address: Address): string => firstOf(address, 3);

/** The first groups of 16 bits, however the address is spelled; an IPv4 address as it is, also where IPv6 carries it. */
function firstOf(said: Address = '', count: number): string {
  // Some proxies write the port of each connection beside the address.
  const address = said.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const carriesIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (carriesIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
}

function groupsOf(address: string): number[] {
  const [unscoped = ''] = address.split('%', 1);
  const plain = unscoped.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right = []] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}
