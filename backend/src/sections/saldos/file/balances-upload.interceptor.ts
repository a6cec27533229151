import { takesMultipart } from '../../../resource/files/incoming/multipart.interceptor.js';
import { oneFile } from '../../../resource/files/oneFile.js';

/** Reads one file of balances and its day. */
export class BalancesUpload extends takesMultipart(oneFile({ megabytes: 64, fields: 5, fieldSize: 100 })) {}
