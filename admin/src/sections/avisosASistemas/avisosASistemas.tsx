import { Suspense } from 'react';
import { later } from '../../ground/page/lazily';
import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';

const Extra = later(async () => (await import('./parts')).Extra);
const DeliveriesCard = later(async () => (await import('./parts')).DeliveriesCard);

const parts = {
  extra: (
    <Suspense>
      <Extra />
    </Suspense>
  ),
  below: (
    <Suspense>
      <DeliveriesCard />
    </Suspense>
  ),
};

/** Webhooks: generated screens plus secret generation and deliveries. */
export const avisosASistemas: Override = {
  section: 'sitio/avisos-a-sistemas',
  Edit: (props) => <SectionEdit {...props} {...parts} />,
  Show: (props) => <SectionShow {...props} {...parts} />,
};
