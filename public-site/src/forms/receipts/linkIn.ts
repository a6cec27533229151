import type { PrivateLink } from '@coop/domain/answers';

/**
 * Parses the private link in an address's fragment, which browsers never send to servers. Returns undefined if there is
 * none.
 */
export function linkIn(address: string): PrivateLink | undefined {
  const [, codigo, llave] = /#([A-Z]{2,5}-\d{4}-\d{1,8})\.([0-9a-f]{32})$/.exec(address) ?? [];
  return codigo && llave ? { codigo, llave } : undefined;
}
