import { multipartInterceptor } from '../files/incoming/multipart.interceptor.js';
import { oneFile } from '../files/oneFile.js';

/** Reads a form with one spreadsheet and the digest of its review. */
export class ImportUpload extends multipartInterceptor(oneFile({ megabytes: 2, fields: 2, fieldSize: 100 })) {}
