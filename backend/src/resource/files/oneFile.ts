import { Problem } from '../../platform/http/problem.js';
import { invalidFile } from './content/invalidFile.js';
import type { MultipartLimits } from './incoming/multipartLimits.js';

type Options = Pick<MultipartLimits, 'fields' | 'fieldSize' | 'megabytes'> &
  Partial<Pick<MultipartLimits, 'largestFile' | 'oneAtATime'>>;

const tooLarge = (megabytes: number) => invalidFile(`El archivo supera ${megabytes} MB.`);

/** Returns the limits of a form with one file, `archivo`, and text fields. */
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
