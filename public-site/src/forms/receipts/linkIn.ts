import type { PrivateLink } from '@coop/domain/answers';

/** The private link of a case that an address has behind its `#`, which no server is told; undefined where it has none. */
export function linkIn(address: string): PrivateLink | undefined {
  const [, codigo, llave] = /#([A-Z]{2,5}-\d{4}-\d{1,8})\.([0-9a-f]{32})$/.exec(address) ?? [];
  return codigo && llave ? { codigo, llave } : undefined;
}
