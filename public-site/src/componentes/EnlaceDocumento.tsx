import type { PublicFile } from '@coop/domain';
import { formatSize } from '@coop/domain/format';
import { DireccionImpresa } from './DireccionImpresa';

/** A PDF within a table: the link says what it brings and how large it is. */
export const EnlaceDocumento = ({ archivo, de }: { archivo: PublicFile; de: string }) => (
  <a href={archivo.url} type={archivo.mime}>
    <span className="oculto">{de}: </span>PDF, {formatSize(archivo.tamano)}
    <DireccionImpresa href={archivo.url} />
  </a>
);
