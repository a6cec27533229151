import { oneFileInterceptor } from '../../files/oneFileInterceptor.js';
import { ScratchStorage } from './scratch-storage.js';

/** Reads one file of balances and its day from a multipart body, without taking it into memory. */
export class ScratchUpload extends oneFileInterceptor({
  storage: new ScratchStorage(),
  megabytes: 64,
  limits: { fields: 5, fieldSize: 100 },
}) {}
