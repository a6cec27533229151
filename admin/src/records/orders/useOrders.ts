import { type AnySection, findTransition, todayInLaPaz } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import type { ImpededOrder, OfferedOrder } from '../../ground/api/OfferedOrder';

/**
 * What this user may order of a row now, as the server says, and what it would refuse. Asked again of each
 * version and each day, and whenever it is shown: dates and other rows decide too.
 */
export function useOrders(section: AnySection, record: RaRecord | undefined) {
  const { ordenes } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [section.name, 'ordenes', record?.id, record?.version, todayInLaPaz()],
    staleTime: 0,
    queryFn: () => ordenes(section.name, record?.id ?? ''),
    enabled: record !== undefined && Object.keys(section.flows).length > 0,
  });
  const offered: OfferedOrder[] = [];
  const impeded: ImpededOrder[] = [];
  for (const answer of data ?? []) place(section, answer, offered, impeded);
  return { isKnown: data !== undefined, offered, impeded, error, refetch };
}

function place(section: AnySection, answer: OrderAnswer, offered: OfferedOrder[], impeded: ImpededOrder[]) {
  const { orden: name, impedimento, propuesta: proposal } = answer;
  const transition = findTransition(section, name);
  // A server newer than this screen may know others.
  if (!transition) return;
  if (impedimento) impeded.push({ name, label: transition.label, why: impedimento });
  else offered.push({ name, transition, field: transition.field, proposal });
}
