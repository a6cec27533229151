import { APPROVALS, useApprovals, waitingForMe } from '../../ground/queries/useApprovals';
import { useYo } from '../../ground/staff/staff';
import { OBLIGATIONS, pressing, useObligations } from '../../sections/obligaciones/useObligations';

export type OwnPage = { label: string; to: string; count: number; isUrgent: boolean };

/** Returns the pages that wait for this user: approvals, if a section requires them, and obligations, if there are any. */
export function usePages(): OwnPage[] {
  const { rol } = useYo();
  const { reglas, solicitudes, conjuntas } = useApprovals();
  const { data: obligations = [] } = useObligations();
  const waiting = waitingForMe({ solicitudes, conjuntas }).length;
  const approvals = waiting + solicitudes.filter(({ estado }) => estado !== 'pendiente').length;
  const due = pressing(obligations).filter(({ responsable, etapa }) => responsable === rol || etapa === 'vencida');
  return [
    ...(reglas.length + solicitudes.length + conjuntas.length > 0
      ? [{ label: 'Por aprobar', to: APPROVALS, count: approvals, isUrgent: false }]
      : []),
    ...(obligations.length > 0 ? [{ label: 'Obligaciones', to: OBLIGATIONS, count: due.length, isUrgent: true }] : []),
  ];
}
