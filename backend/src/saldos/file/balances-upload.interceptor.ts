import { takesMultipart } from '../../files/incoming/multipart.interceptor.js';
import { oneFile } from '../../files/oneFile.js';

/** Reads one file of balances and its day. */
export class BalancesUpload extends takesMultipart(oneFile({ megabytes: 64, fields: 5, fieldSize: 100 })) {}
