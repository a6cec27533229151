import type { Found } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { Enlace } from '../componentes/Enlace';
import { Fragmento } from './Fragmento';
import css from './Hallados.module.css';

/** What was found, the best first. */
export const Hallados = ({ hallazgos }: { hallazgos: readonly Found[] }) => (
  <ol className={css.hallados}>
    {hallazgos.map(({ titulo, fragmento, url, etiqueta, tipo, fecha }) => (
      <li key={url}>
        <h2>
          <Enlace href={url}>
            {tipo === 'documento' && <span className={css.documento}>PDF</span>}
            {titulo}
          </Enlace>
        </h2>
        <Fragmento texto={fragmento} />
        <p className={css.nota}>
          {tipo === 'documento' ? `Documento de ${etiqueta}` : etiqueta} · {formatDate(fecha)}
        </p>
      </li>
    ))}
  </ol>
);
