import type { Holiday } from '@coop/domain/calendar';
import { useEffect, useState } from 'react';
import { Etiqueta } from '../componentes/Etiqueta';
import type { Publicado } from '../leer';
import { type Atencion, atencionEn } from './atencionEn';

type Props = {
  agencia: Pick<Publicado<'sitio/agencias'>, 'horarios' | 'departamento'>;
  feriados: readonly Holiday[];
};

const MINUTE_MS = 60_000;

/** Only the visitor's own clock knows: the page may have been made minutes ago. */
export function AbiertoAhora({ agencia, feriados }: Props) {
  const [atencion, setAtencion] = useState<Atencion>();
  useEffect(() => {
    const look = () => setAtencion(atencionEn(agencia, feriados, new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [agencia, feriados]);
  if (!atencion || agencia.horarios.length === 0) return null;
  const { abierta, sigue, feriado } = atencion;
  return (
    <>
      <Etiqueta tono={abierta ? 'verde' : 'neutra'}>{abierta ? 'Abierta ahora' : 'Cerrada ahora'}</Etiqueta>{' '}
      {[feriado && `feriado: ${feriado}`, sigue].filter(Boolean).join(' · ')}
    </>
  );
}
