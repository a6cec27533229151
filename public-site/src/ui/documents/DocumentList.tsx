import type { PublicFile } from '@coop/domain';
import { fileTypes } from '@coop/domain/fileTypes';
import { formatDate, formatSize } from '@coop/domain/format';
import css from './DocumentList.module.css';
import { PrintedAddress } from './PrintedAddress';

export type FileDocument = { titulo: string; archivo: PublicFile; fecha?: string | null; nota?: string | null };

const types = new Map<string, string>(Object.values(fileTypes).map(({ mime, label }) => [mime, label]));

/** Downloads with type, size and date. */
export const DocumentList = ({ documentos }: { documentos: readonly FileDocument[] }) => (
  <ul className={css.lista}>
    {documentos.map(({ titulo, archivo, fecha, nota }) => {
      const type = types.get(archivo.mime) ?? 'Archivo';
      return (
        <li key={`${archivo.id}${titulo}`}>
          <a href={archivo.url} className={css.documento} type={archivo.mime}>
            <span className={css.tipo} aria-hidden="true">
              {type}
            </span>
            <span>
              <span className={css.titulo}>{titulo}</span>
              <span className={css.datos}>
                {type}, {formatSize(archivo.tamano)}
                {fecha && <span className={css.fecha}>{formatDate(fecha)}</span>}
                {nota && <> · {nota}</>}
              </span>
              <PrintedAddress href={archivo.url} />
            </span>
            <span className={css.accion} aria-hidden="true">
              Descargar
            </span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** Link to a PDF inside a table; `de` names the document for screen readers. */
export const DocumentLink = ({ file, de }: { file: PublicFile; de: string }) => (
  <a href={file.url} type={file.mime}>
    <span className="oculto">{de}: </span>PDF, {formatSize(file.tamano)}
    <PrintedAddress href={file.url} />
  </a>
);
