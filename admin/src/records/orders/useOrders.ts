import { type AnySection, findTransition, todayInLaPaz } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider, ImpededOrder, OfferedOrder } from '../../ground/api/dataProvider';

/** A row's transitions from the server, per version and day: dates and other rows affect them. */
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

/** Returns a transition's label; for a published row, «publish» becomes «publish changes». */
export const orderLabel = ({ name, transition }: OfferedOrder, record: RaRecord): string =>
  name === 'publicar' && record.estado === 'publicado' ? 'Publicar los cambios' : transition.label;

export const isUpToDate = ({ name }: OfferedOrder, record: RaRecord): boolean =>
  name === 'publicar' && record.estado === 'publicado' && record.conCambios === false;

export const stays = ({ transition, field }: OfferedOrder, record: RaRecord): boolean =>
  transition.to === record[field];

/** Sentences that the verb of the order's label does not give. */
const own: Readonly<Record<string, string>> = {
  'No publicar': 'No se publicará.',
  'Pedir documentos': 'Se pidieron los documentos.',
  Responder: 'Respuesta registrada.',
};

/** Verbs whose stem changes in the preterite. */
const irregular: Readonly<Record<string, string>> = { Corregir: 'corrigió', Pedir: 'pidió' };

/** Returns the sentence that confirms an order, from its label: «Iniciar el análisis» → «Se inició el análisis.» */
export function formatConfirmation(label: string): string {
  const [verb = '', ...rest] = label.split(' ');
  const did =
    irregular[verb] ??
    verb
      .toLowerCase()
      .replace(/ar$/, 'ó')
      .replace(/[ei]r$/, 'ió');
  return own[label] ?? `Se ${[did, ...rest].join(' ')}.`;
}
