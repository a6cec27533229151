import type { Transition } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';

/** Whether an order gives the case to somebody. */
export const assigns = ({ requires = [], accepts = [] }: Transition): boolean =>
  [...requires, ...accepts].includes('asignadoA');

/** Whether it leaves the case where it stands. */
export const stays = ({ transition, field }: OfferedOrder, record: RaRecord): boolean =>
  transition.to === record[field];
