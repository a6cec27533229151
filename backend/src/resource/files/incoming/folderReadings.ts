import type { Reading } from '../../../platform/metrics/reading.js';
import type { IncomingFolder } from './incoming-folder.js';
import { MEGABYTE } from './multipartLimits.js';

/** Metric of free disk space in the data folder. */
export const folderReadings = (folder: IncomingFolder): Reading[] => [
  {
    name: 'data_free_bytes',
    help: 'Bytes libres en el disco de la carpeta de datos',
    read: async () => [{ value: await folder.countFree() }],
    limit: {
      isPast: ({ value }) => value < folder.reserve,
      message: ({ value }) =>
        `Quedan ${Math.floor(value / MEGABYTE)} MB en el disco de la carpeta de datos: los visitantes ya no pueden adjuntar`,
    },
  },
];
