import type { DatosDevueltos, Errores } from './tipos';

/** Too many sends, for one, is nobody's field: the message is about the whole. */
export const erroresDe = ({ mensaje, errores }: DatosDevueltos): Errores =>
  Object.keys(errores).length > 0 ? errores : { '': mensaje };
