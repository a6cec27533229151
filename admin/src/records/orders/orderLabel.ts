import type { RaRecord } from 'react-admin';
import type { OfferedOrder } from '../../ground/api/OfferedOrder';

/** Returns a transition's label; for a published row, «publish» becomes «publish changes». */
export const orderLabel = ({ name, transition }: OfferedOrder, record: RaRecord): string =>
  name === 'publicar' && record.estado === 'publicado' ? 'Publicar los cambios' : transition.label;

/** Whether publishing would change nothing for visitors. */
export const isUpToDate = ({ name }: OfferedOrder, record: RaRecord): boolean =>
  name === 'publicar' && record.estado === 'publicado' && record.conCambios === false;
