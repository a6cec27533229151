import { type AnySection, type Flow, meets, type Transition } from '@coop/domain';
import type { RaRecord } from 'react-admin';

export type PossibleOrder = { name: string; transition: Transition; field: string };

/** The orders that a case allows as it stands and this user may give, in the order of its flows. */
export const possibleOrders = (
  section: AnySection,
  record: RaRecord,
  can: (section: string, action: string) => boolean,
): PossibleOrder[] =>
  Object.entries<Flow>(section.flows).flatMap(([field, { transitions }]) =>
    Object.entries<Transition>(transitions)
      .filter(
        ([name, { from, when }]) => from.includes(record[field]) && meets(record, when) && can(section.name, name),
      )
      .map(([name, transition]) => ({ name, transition, field })),
  );

/** Whether an order gives the case to somebody. */
export const assigns = ({ requires = [], accepts = [] }: Transition): boolean =>
  [...requires, ...accepts].includes('asignadoA');

/** Whether it leaves the case where it stands. */
export const stays = ({ transition, field }: PossibleOrder, record: RaRecord): boolean =>
  transition.to === record[field];
