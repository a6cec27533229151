import { findSection } from '@coop/domain';
import type { Aprobacion, Aprobaciones, Conjunta } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { httpClient } from '../api/fetchApi';
import { useYo } from '../staff/staff';
import { takePart } from './opening';

export const APPROVALS = '/administrador/por-aprobar';
const STALE_MS = 30_000;
const REFETCH_MS = 60_000;
const nothing: Aprobaciones = { reglas: [], solicitudes: [], conjuntas: [] };

/** Approval rules and pending requests; empty for users who cannot publish. */
export function useApprovals() {
  const { permisos } = useYo();
  const { data, error, refetch } = useQuery({
    queryKey: ['aprobaciones'],
    queryFn: () => takePart('aprobaciones', async () => (await httpClient('/api/aprobaciones')).json as Aprobaciones),
    enabled: Object.values(permisos).some((actions) => actions.includes('publicar')),
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
  });
  return { ...(data ?? nothing), isKnown: data !== undefined, error, refetch };
}

/** Whether a section requires a second person's approval, the requests of one row, and the release that binds it. */
export function useApprovalOf(section: string, record?: RaRecord) {
  const { reglas, solicitudes, conjuntas } = useApprovals();
  const own = solicitudes.filter(({ registro }) => registro === record?.id);
  return {
    requiresApproval: reglas.some(({ seccion }) => seccion === section),
    pending: own.find(({ estado, version }) => estado === 'pendiente' && version === record?.version),
    back: own.find(({ estado }) => estado !== 'pendiente'),
    bound: conjuntas.find(({ registros }) => registros.some(({ registro }) => registro === record?.id)),
  };
}

/** Filters the pending requests that this user may approve. */
export const forMe = (all: readonly Aprobacion[]): Aprobacion[] =>
  all.filter(({ estado, impedimento }) => estado === 'pendiente' && impedimento === null);

/** Filters the releases that this user may approve. */
export const releasesForMe = (all: readonly Conjunta[]): Conjunta[] =>
  all.filter(({ estado, impedimento }) => estado === 'enviada' && impedimento === null);

/** Returns everything that this user may approve, with the label of its kind. */
export const waitingForMe = ({ solicitudes, conjuntas }: Pick<Aprobaciones, 'solicitudes' | 'conjuntas'>) => [
  ...releasesForMe(conjuntas).map((one) => ({ ...one, etiqueta: 'Publicación conjunta' })),
  ...forMe(solicitudes).map((one) => ({ ...one, etiqueta: findSection(one.seccion)?.label.one ?? '' })),
];
