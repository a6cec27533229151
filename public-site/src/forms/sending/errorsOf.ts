import type { Errors, ReturnedData } from '../description/types';

/**
 * Maps a response to errors. Without field errors (the rate limit, for example) its message is about the whole form.
 */
export const errorsOf = ({ mensaje, errores }: ReturnedData): Errors =>
  Object.keys(errores).length > 0 ? errores : { '': mensaje };
