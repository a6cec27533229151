import { Problem } from '../../../platform/http/problem.js';
import { multipartInterceptor } from '../../../resource/files/incoming/multipart.interceptor.js';
import { oneFile } from '../../../resource/files/oneFile.js';

const oneAtATime = () => new Problem('conflicto', 'Otro archivo de saldos está llegando. Espere a que termine.');

/** Parses a balances file and its date. */
export class BalancesUpload extends multipartInterceptor(({ SALDOS_MAX_MB }) =>
  oneFile({ megabytes: SALDOS_MAX_MB, fields: 5, fieldSize: 100, oneAtATime }),
) {}
