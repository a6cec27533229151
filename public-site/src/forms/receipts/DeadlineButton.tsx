import type { PrivateLink } from '@coop/domain/answers';
import { Button } from '../../ui/elements/Button';
import { Icon } from '../../ui/elements/Icon';
import { LinkInputs } from './LinkInputs';

/** Downloads the response deadline as a calendar event. */
export const DeadlineButton = ({ link }: { link: PrivateLink }) => (
  <form method="post" action="/api/publico/seguimiento/enlace/plazo.ics">
    <LinkInputs link={link} />
    <Button type="submit" tone="claro">
      <Icon name="calendario" size={20} />
      Agregar a mi calendario
    </Button>
  </form>
);
