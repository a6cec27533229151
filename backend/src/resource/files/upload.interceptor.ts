import { findSection, sectionList } from '@coop/domain';
import { Problem } from '../../platform/http/problem.js';
import { invalidFile, uploadFields } from './content/uploadField.js';
import { multipartInterceptor } from './incoming/multipart.interceptor.js';
import type { MultipartLimits } from './incoming/multipartLimits.js';

type Options = Pick<MultipartLimits, 'fields' | 'fieldSize' | 'megabytes'> &
  Partial<Pick<MultipartLimits, 'largestFile' | 'oneAtATime'>>;

const tooLarge = (megabytes: number) => invalidFile(`El archivo supera ${megabytes} MB.`);

export const oneFile = ({ megabytes, largestFile = () => megabytes, ...limits }: Options): MultipartLimits => ({
  ...limits,
  field: 'archivo',
  files: 1,
  megabytes,
  largestFile,
  refuse: {
    file: tooLarge,
    body: () => tooLarge(megabytes),
    form: () => new Problem('peticion_invalida', 'Envíe un solo archivo, completo, como multipart/form-data.'),
  },
});

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
