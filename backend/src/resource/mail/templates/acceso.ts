import { formatDateTime } from '@coop/domain';
import { composeMail, type Template } from './composeMail.js';

/** To a member of staff: something happened to their access, who did it and when. It opens nothing. */
export const acceso: Template<{
  hechos: readonly string[];
  /** Their address; null: whoever runs the server. */
  quien: string | null;
  /** ISO instant, UTC. */
  en: string;
}> = ({ hechos, quien, en }, sender) =>
  composeMail(
    'Cambios en su acceso al panel',
    [
      ...hechos.map((parrafo) => ({ parrafo })),
      {
        datos: [
          ['Lo hizo', quien ?? 'Quien administra el servidor'],
          ['Cuándo', formatDateTime(en)],
        ],
      },
      { parrafo: 'Si usted no lo esperaba, avise de inmediato a un administrador del panel.' },
    ],
    sender,
  );
