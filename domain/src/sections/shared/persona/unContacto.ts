import { isOfStaff } from './isOfStaff.js';

type Reachable = {
  canal?: string;
  celular?: string | null;
  correo?: string | null;
  medioRespuesta?: string | null;
};

/** Reply channels that need no contact data: collection in person, or a known address. */
const inPerson = ['agencia', 'domicilio'];

/** Rule: a phone or an e-mail, for rows that match `when`; a letter to staff may have neither. */
export const unContacto = <V extends object = object>(when: (values: V) => boolean = () => true) =>
  ({
    field: 'celular',
    message: 'Ingrese un celular o un correo electrónico',
    holds: (values: V & Reachable) =>
      !when(values) ||
      Boolean(values.celular || values.correo) ||
      (isOfStaff(values) && inPerson.includes(values.medioRespuesta ?? '')),
  }) as const;
