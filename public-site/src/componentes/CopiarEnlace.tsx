import { useState } from 'react';
import { Icono } from './Icono';
import { useHidratado } from './useHidratado';

const lecturas = { no: '', si: 'Enlace copiado', fallo: 'No se pudo copiar' } as const;

/** Copies an address and says so; nothing where the browser does not let pages do it. An item of a list. */
export function CopiarEnlace({ direccion }: { direccion: string }) {
  const [copiado, setCopiado] = useState<keyof typeof lecturas>('no');
  if (!useHidratado() || !navigator.clipboard) return null;
  const copiar = () =>
    navigator.clipboard.writeText(direccion).then(
      () => setCopiado('si'),
      () => setCopiado('fallo'),
    );
  return (
    <li>
      <button type="button" onClick={copiar}>
        <Icono nombre={copiado === 'si' ? 'listo' : 'cadena'} tamano={20} />
        Copiar enlace
      </button>
      <span role="status">{lecturas[copiado]}</span>
    </li>
  );
}
