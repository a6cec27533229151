import { takesMultipart } from '../files/incoming/multipart.interceptor.js';
import { oneFile } from '../files/oneFile.js';

/** Reads a form with one spreadsheet and the digest of its review. */
export class ImportUpload extends takesMultipart(oneFile({ megabytes: 2, fields: 2, fieldSize: 100 })) {}
