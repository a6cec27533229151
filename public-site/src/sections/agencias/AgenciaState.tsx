import { formatDate } from '@coop/domain/format';
import { Tag } from '../../ui/elements/Tag';
import { OpenNow } from './OpenNow';
import { type OpeningHours, stateToday } from './stateToday';

export function AgenciaState({ agencia }: { agencia: OpeningHours }) {
  const { cerradaHasta } = agencia;
  const state = stateToday(agencia);
  if (state === 'cerrada')
    return <Tag tone="carmesi">Cerrada temporalmente{cerradaHasta && ` hasta el ${formatDate(cerradaHasta)}`}</Tag>;
  return state === 'siempre' ? <Tag tone="verde">Las 24 horas</Tag> : <OpenNow agencia={agencia} />;
}
