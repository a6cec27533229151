import type { Errors, ReturnedData } from '../description/types';

/** Too many sends, for one, is nobody's field: the message is about the whole. */
export const errorsOf = ({ mensaje, errores }: ReturnedData): Errors =>
  Object.keys(errores).length > 0 ? errores : { '': mensaje };
