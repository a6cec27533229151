import type { Holiday } from '@coop/domain/calendar';
import { useEffect, useState } from 'react';
import type { Publicado } from '../../reading/leer';
import { Tag } from '../../ui/elements/Tag';
import { type Attention, attentionAt } from './attentionAt';

type Props = {
  agencia: Pick<Publicado<'sitio/agencias'>, 'horarios' | 'departamento'>;
  feriados: readonly Holiday[];
};

const MINUTE_MS = 60_000;

/** Only the visitor's own clock knows: the page may have been made minutes ago. */
export function OpenNow({ agencia, feriados }: Props) {
  const [atencion, setAtencion] = useState<Attention>();
  useEffect(() => {
    const look = () => setAtencion(attentionAt(agencia, feriados, new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [agencia, feriados]);
  if (!atencion || agencia.horarios.length === 0) return null;
  const { abierta, sigue, feriado } = atencion;
  return (
    <>
      <Tag tone={abierta ? 'verde' : 'neutra'}>{abierta ? 'Abierta ahora' : 'Cerrada ahora'}</Tag>{' '}
      {[feriado && `feriado: ${feriado}`, sigue].filter(Boolean).join(' · ')}
    </>
  );
}
