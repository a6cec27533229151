import type { PrivateLink } from '@coop/domain/answers';
import { Button } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';

/** Brings the last day of an answer for the calendar of who waits. A plain form: its key is in no address. */
export const DeadlineButton = ({ link }: { link: PrivateLink }) => (
  <form method="post" action="/api/publico/seguimiento/enlace/plazo.ics">
    {Object.entries(link).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" tone="claro">
      <Icon name="calendario" size={20} />
      Agregar a mi calendario
    </Button>
  </form>
);
