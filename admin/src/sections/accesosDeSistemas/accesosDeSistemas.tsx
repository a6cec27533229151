import type { MachineKey } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import { SectionEdit, SectionShow } from '../../records/screens/later';
import { OneTimeSecretButton } from '../../records/screens/OneTimeSecretButton';
import type { Override } from '../Override';

/** API clients: generated screens plus key generation. */
export const accesosDeSistemas: Override = {
  section: 'sitio/accesos-de-sistemas',
  Edit: (props) => <SectionEdit {...props} extra={<KeyButton />} />,
  Show: (props) => <SectionShow {...props} extra={<KeyButton />} />,
};

/** Generates a client's API key, shown once. It revokes the previous one. */
function KeyButton() {
  const machine = useRecordContext();
  const can = useCan();
  if (machine?.estado !== 'activa' || !can('sitio/accesos-de-sistemas', 'editar')) return null;
  return (
    <OneTimeSecretButton<MachineKey>
      label={machine.claveCreadaEn ? 'Cambiar su clave' : 'Crear su clave'}
      action="Crear clave"
      name="Clave"
      path={`/api/sitio/accesos-de-sistemas/${machine.id}/clave`}
      question={`Usted verá la clave una sola vez, aquí. ${machine.claveCreadaEn ? 'La que tiene ahora deja de servir en ese momento.' : ''}`}
      reads={({ clave, venceEn }) => ({
        text: clave,
        message: `Guárdela en la configuración de ${machine.nombre}, y en ningún otro lugar: no se vuelve a mostrar. Sirve hasta el ${formatDate(venceEn)}.`,
      })}
    />
  );
}
