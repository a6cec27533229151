import type { WebhookSecret } from '@coop/domain/answers';
import { formatDateTime } from '@coop/domain/format';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { ShownOnceButton } from '../../records/screens/ShownOnceButton';

/** Makes the secret with which another system knows that we wrote, shown this once. */
export function SecretButton() {
  const aviso = useRecordContext();
  const can = useCan();
  if (aviso?.estado !== 'activo' || !can('sitio/avisos-a-sistemas', 'editar')) return null;
  return (
    <ShownOnceButton<WebhookSecret>
      label={aviso.secretoCreadoEn ? 'Cambiar su secreto' : 'Crear su secreto'}
      makes="Crear secreto"
      name="Secreto"
      path={`/api/sitio/avisos-a-sistemas/${aviso.id}/secreto`}
      asks={`Con él, ${aviso.nombre} comprueba que un aviso es nuestro. Usted lo verá una sola vez, aquí. ${
        aviso.secretoCreadoEn
          ? 'Durante un día más, cada aviso va firmado también con el que tiene ahora.'
          : 'Hasta que lo tenga no se le avisa nada.'
      }`}
      reads={({ secreto, anteriorHasta }) => ({
        text: secreto,
        said: `Guárdelo en la configuración de ${aviso.nombre}, y en ningún otro lugar: no se vuelve a mostrar.${
          anteriorHasta ? ` El anterior firma también hasta el ${formatDateTime(anteriorHasta)}.` : ''
        }`,
      })}
    />
  );
}
