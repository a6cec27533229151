import { isOfStaff } from './isOfStaff.js';

type Reachable = {
  canal?: string;
  celular?: string | null;
  correo?: string | null;
  medioRespuesta?: string | null;
};

/** Answers that need neither: the person comes for them, or their address is known. */
const inPerson = ['agencia', 'domicilio'];

/**
 * Rule: there is a way to reach the person. `when` says for which rows; without it, for all. A letter may name none: what staff
 * register is then answered in person.
 */
export const unContacto = <V extends object = object>(when: (values: V) => boolean = () => true) =>
  ({
    field: 'celular',
    message: 'Ingrese un celular o un correo electrónico',
    holds: (values: V & Reachable) =>
      !when(values) ||
      Boolean(values.celular || values.correo) ||
      (isOfStaff(values) && inPerson.includes(values.medioRespuesta ?? '')),
  }) as const;
