import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icono } from '../componentes/Icono';
import { useHidratado } from '../componentes/useHidratado';
import css from './Aviso.module.css';
import type { AvisoVigente } from './avisoVigente';
import { descartar } from './descartados';

/**
 * The announcement of the day. Once dismissed it stays so on this device: the page's first script hides it before it is
 * painted (`data-aviso-descartado` on the document), since the page itself is the same for everyone.
 */
export function Aviso({ aviso }: { aviso: AvisoVigente }) {
  const [descartado, setDescartado] = useState(false);
  const hidratado = useHidratado();
  if (descartado) return null;
  const cerrar = () => {
    setDescartado(true);
    descartar(aviso.id);
  };
  return (
    <aside
      className={css.aviso}
      data-aviso={aviso.id}
      data-urgente={aviso.urgente || undefined}
      aria-label="Comunicado"
    >
      <div className={`ancho ${css.fila}`}>
        <p>
          <strong>{aviso.urgente ? 'Urgente: ' : 'Comunicado: '}</strong>
          <Link to={aviso.href}>{aviso.titulo}</Link>
        </p>
        {hidratado && (
          <button type="button" onClick={cerrar}>
            <Icono nombre="cerrar" tamano={20} />
            <span className="oculto">Cerrar el comunicado</span>
          </button>
        )}
      </div>
    </aside>
  );
}
