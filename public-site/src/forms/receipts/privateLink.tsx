import type { PrivateLink } from '@coop/domain/answers';
import { Button } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';

/** The private link of a case as hidden inputs, so that its key stays out of the address. */
export const LinkInputs = ({ link }: { link: PrivateLink }) =>
  Object.entries(link).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

export const DeadlineButton = ({ link }: { link: PrivateLink }) => (
  <form method="post" action="/api/publico/seguimiento/enlace/plazo.ics">
    <LinkInputs link={link} />
    <Button type="submit" tone="claro">
      <Icon name="calendario" size={20} />
      Agregar a mi calendario
    </Button>
  </form>
);

/** Parses the private link in a fragment, which browsers never send. */
export function linkIn(address: string): PrivateLink | undefined {
  const [, codigo, llave] = /#([A-Z]{2,5}-\d{4}-\d{1,8})\.([0-9a-f]{32})$/.exec(address) ?? [];
  return codigo && llave ? { codigo, llave } : undefined;
}
