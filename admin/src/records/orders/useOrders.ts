import { type AnySection, findTransition, todayInLaPaz } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import type { ImpededOrder, OfferedOrder } from '../../ground/api/OfferedOrder';

/**
 * Transitions of a row for this user, available and impeded, from the server. Refetched per version, per day and on
 * mount, because dates and other rows affect them.
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
  // A newer server may have transitions unknown to this client.
  if (!transition) return;
  if (impedimento) impeded.push({ name, label: transition.label, why: impedimento });
  else offered.push({ name, transition, field: transition.field, proposal });
}
