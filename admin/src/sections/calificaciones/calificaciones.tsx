import { caseScreen } from '../../cases/caseScreen';
import type { Override } from '../Override';
import { RatingsCard } from './RatingsCard';

/** What visitors say of the attention: the panel sums it up. */
export const calificaciones: Override = {
  section: 'contactanos/calificaciones',
  Show: caseScreen(async () => (await import('./parts')).parts),
  Trend: ({ answer: { calificaciones: trend, por } }) => trend && <RatingsCard trend={trend} por={por} />,
};
