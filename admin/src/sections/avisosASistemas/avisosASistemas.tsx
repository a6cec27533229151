import { Suspense } from 'react';
import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

const Extra = later(async () => (await import('./parts')).Extra);
const DeliveriesCard = later(async () => (await import('./parts')).DeliveriesCard);

export const avisosASistemas: Override = {
  section: 'sitio/avisos-a-sistemas',
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
