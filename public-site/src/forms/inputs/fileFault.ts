import { HEIC_REFUSED } from '@coop/domain/fileTypes';
import type { FieldData } from '../description/types';

const MEGABYTE = 1024 * 1024;
const MAX_TOTAL_MB = 15;

/** Returns why the server would reject a chosen file, as far as the browser can know; '' if acceptable. */
export function fileFault(file: File, all: readonly File[], field: FieldData): string {
  const fileField = field.fields?.find(({ accepts }) => accepts);
  const types = fileField?.accepts?.split(',') ?? [];
  const megabytes = fileField?.maxMegabytes ?? 5;
  const sum = all.reduce((total, { size }) => total + size, 0);
  if (all.length > (field.max ?? 5)) return `Elija como máximo ${field.max} archivos`;
  if (sum > MAX_TOTAL_MB * MEGABYTE) return `Los archivos suman más de ${MAX_TOTAL_MB} MB`;
  if (file.size > megabytes * MEGABYTE) return `«${file.name}» supera ${megabytes} MB`;
  const name = file.name.toLowerCase();
  if (types.some((type) => name.endsWith(type))) return '';
  return /\.hei[cf]$/.test(name)
    ? `«${file.name}»: ${HEIC_REFUSED}`
    : `«${file.name}»: solo se aceptan archivos ${fileField?.kinds}`;
}
