import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import type { IncomingFile } from './incoming-file.js';

/** A request with its uploaded files, on disk until the response. */
export type MultipartRequest = StaffRequest & { incoming?: IncomingFile[] };
