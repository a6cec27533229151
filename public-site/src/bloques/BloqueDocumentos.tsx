import { ListaDocumentos } from '../componentes/ListaDocumentos';
import type { Elementos } from './Bloques';

/** Files to download. */
export const BloqueDocumentos = ({ elementos }: Elementos) => (
  <ListaDocumentos
    documentos={elementos.flatMap(({ titulo, dato, archivo }) =>
      archivo ? { titulo: titulo ?? archivo.nombre, archivo, fecha: archivo.creadoEn, nota: dato } : [],
    )}
  />
);
