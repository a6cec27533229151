import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { DeliveriesCard } from './DeliveriesCard';
import { SecretButton } from './SecretButton';
import { TryButton } from './TryButton';

const extra = (
  <>
    <TryButton />
    <SecretButton />
  </>
);

/** Webhooks are generated like every section; their secret is made, and their deliveries are seen, there. */
export const avisosASistemas: Override = {
  section: 'sitio/avisos-a-sistemas',
  Edit: (props) => <SectionEdit {...props} extra={extra} below={<DeliveriesCard />} />,
  Show: (props) => <SectionShow {...props} extra={extra} below={<DeliveriesCard />} />,
};
