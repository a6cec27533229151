import { sectionList } from '@coop/domain';
import { memoryStorage } from 'multer';
import { uploadFields } from './content/uploadField.js';
import { oneFileInterceptor } from './oneFileInterceptor.js';

/** Reads one file and its notes; in memory, so that nothing is left of an upload that breaks off. The field's own limit is checked after. */
export class UploadInterceptor extends oneFileInterceptor({
  storage: memoryStorage(),
  megabytes: Math.max(
    ...sectionList.flatMap((section) => [...uploadFields(section).values()].map(({ maxMegabytes }) => maxMegabytes)),
  ),
  limits: { fields: 10, fieldSize: 2_000 },
}) {}
