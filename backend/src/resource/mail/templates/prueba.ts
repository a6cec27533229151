import { formatDateTime } from '@coop/domain';
import { composeMail, type Template } from './composeMail.js';

export const prueba: Template<{
  /** ISO instant, UTC. */
  en: string;
}> = ({ en }, sender) =>
  composeMail(
    'Correo de prueba',
    [
      { parrafo: 'Si lee esto, los correos del sitio llegan.' },
      { datos: [['Enviado', formatDateTime(en)]] },
      { parrafo: 'Si estaba entre los no deseados, pida a quien administra su dominio los registros SPF y DKIM.' },
    ],
    sender,
  );
