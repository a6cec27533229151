import { findSection, sectionList } from '@coop/domain';
import { uploadFields } from './content/uploadField.js';
import { multipartInterceptor } from './incoming/multipart.interceptor.js';
import { oneFile } from './oneFile.js';

const megabytes = Math.max(
  ...sectionList.flatMap((section) => [...uploadFields(section).values()].map(({ maxMegabytes }) => maxMegabytes)),
);

/** Reads a form with one file. If the text fields come first, the field's own size limit applies while reading. */
export class UploadInterceptor extends multipartInterceptor(
  oneFile({
    megabytes,
    fields: 10,
    fieldSize: 2_000,
    largestFile: (body) => fieldIn(body as Partial<Record<string, unknown>>)?.maxMegabytes ?? megabytes,
  }),
) {}

function fieldIn({ seccion, campo }: Partial<Record<string, unknown>>) {
  const section = findSection(String(seccion));
  return section && uploadFields(section).get(String(campo));
}
