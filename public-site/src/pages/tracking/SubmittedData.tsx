import type { LinkedCase } from '@coop/domain/answers';
import { formatLongDate } from '@coop/domain/format';
import css from './SubmittedData.module.css';

export const SubmittedData = ({ caso: { enviado, documentos } }: { caso: LinkedCase }) => (
  <div className={css.parte}>
    <dl className={css.datos}>
      {enviado.map(({ etiqueta, valor }) => (
        <div key={etiqueta}>
          <dt>{etiqueta}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
    {documentos.length > 0 && (
      <>
        <h4>Documentos</h4>
        <ul className={css.documentos}>
          {documentos.map(({ nombre, fecha }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: name and date may repeat, and the order is fixed.
            <li key={at}>
              {nombre}
              <time dateTime={fecha}>{formatLongDate(fecha)}</time>
            </li>
          ))}
        </ul>
      </>
    )}
    <p className={css.nota}>
      {enviado.length > 0
        ? 'Su documento y sus contactos se muestran en parte; lo demás que escribió está en su constancia.'
        : 'Los datos personales de este caso ya no se conservan.'}
    </p>
  </div>
);
