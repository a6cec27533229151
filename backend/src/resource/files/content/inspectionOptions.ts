/** Uploader group of a file. Each has its own queue and process, so visitors' files never delay staff's. */
export type Queue = 'staff' | 'visitors';

/** Options of a file inspection; the queue defaults to staff. `signal` is the sender's; see `Arrival`. */
export type InspectionOptions = { queue?: Queue; signal?: AbortSignal | undefined };
