import { useState } from 'react';
import { Icon } from '../elements/Icon';
import { useHydrated } from '../elements/useHydrated';

const readings = { no: '', si: 'Enlace copiado', fallo: 'No se pudo copiar' } as const;

/** Copies an address and says so; nothing where the browser does not let pages do it. An item of a list. */
export function CopyLink({ address }: { address: string }) {
  const [copiado, setCopiado] = useState<keyof typeof readings>('no');
  if (!useHydrated() || !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopiado('si'),
      () => setCopiado('fallo'),
    );
  return (
    <li>
      <button type="button" onClick={copy}>
        <Icon name={copiado === 'si' ? 'listo' : 'cadena'} size={20} />
        Copiar enlace
      </button>
      <span role="status">{readings[copiado]}</span>
    </li>
  );
}
