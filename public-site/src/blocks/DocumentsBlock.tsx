import { DocumentList } from '../ui/documents/DocumentList';
import type { Elements } from './BlockProps';

/** Files to download. */
export const DocumentsBlock = ({ elementos }: Elements) => (
  <DocumentList
    documentos={elementos.flatMap(({ titulo, dato, archivo }) =>
      archivo ? { titulo: titulo ?? archivo.nombre, archivo, fecha: archivo.creadoEn, nota: dato } : [],
    )}
  />
);
