import type { CaseParts } from '../../cases/CaseParts';
import { LazyCase } from '../../cases/LazyCase';
import type { Override } from '../Override';
import { ForwardDialog } from '../reclamos/ForwardDialog';
import { RatingsCard } from './RatingsCard';

/** A rating goes on as a complaint. */
const parts: CaseParts = { Making: ForwardDialog };

/** What visitors say of the attention: the panel sums it up. */
export const calificaciones: Override = {
  section: 'contactanos/calificaciones',
  Show: (props) => <LazyCase {...props} parts={parts} />,
  Trend: ({ answer: { calificaciones: trend, por } }) => trend && <RatingsCard trend={trend} por={por} />,
};
