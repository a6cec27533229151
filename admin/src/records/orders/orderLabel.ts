import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';

/** What an order is called for a row: what is published already is published anew. */
export const orderLabel = ({ name, transition }: OfferedOrder, record: RaRecord): string =>
  name === 'publicar' && record.estado === 'publicado' ? 'Publicar los cambios' : transition.label;

/** What visitors have already is not published again. */
export const isUpToDate = ({ name }: OfferedOrder, record: RaRecord): boolean =>
  name === 'publicar' && record.estado === 'publicado' && record.conCambios === false;
