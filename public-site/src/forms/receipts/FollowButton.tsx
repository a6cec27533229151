import type { PrivateLink } from '@coop/domain/answers';
import { Button } from '../../ui/elements/Button';
import { LinkInputs } from './LinkInputs';

/** Opens a case by its private link without JavaScript, which alone reads what stands behind `#`. */
export const FollowButton = ({ link }: { link: PrivateLink }) => (
  <form method="post" action="/api/publico/seguimiento/enlace">
    <LinkInputs link={link} />
    <Button type="submit" tone="claro">
      Seguir su caso
    </Button>
  </form>
);
