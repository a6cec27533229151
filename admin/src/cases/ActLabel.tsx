import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { personOf } from './columns/personOf';

type Props = { label: string; record: RaRecord };

/** What the button of an answer does, and to whom. */
export function ActLabel({ label, record }: Props) {
  const medioUsado = useWatch({ name: 'medioUsado' });
  const address = mailedTo({ correo: record.correo, medioUsado });
  if (address) return <>{`${label} y enviar por correo a ${address}`}</>;
  const person = personOf(record);
  return <>{person ? `${label} a ${person}` : label}</>;
}
