import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import type { IncomingFile } from './incoming-file.js';

/** A request whose files are on disk until it is answered. */
export type MultipartRequest = StaffRequest & { incoming?: IncomingFile[] };
