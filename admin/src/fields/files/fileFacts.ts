import { type AnySection, type Fields, findSection, formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/webp': 'Imagen',
  'text/csv': 'CSV',
};

/** Formats a file's metadata: «PDF · 240 KB · 12 páginas», «Imagen · 96 KB · 1600 × 900». */
export function fileFacts({ mime, tamano, paginas, ancho, alto }: StaffFile): string {
  const extent = paginas
    ? paginas === 1
      ? '1 página'
      : `${paginas} páginas`
    : ancho && alto && `${ancho}\u00a0×\u00a0${alto}`;
  return [kinds[mime] ?? mime, formatSize(tamano), extent].filter(Boolean).join(' · ');
}

/** Formats a file's section and field: «Novedades: Galería, Imagen». */
export function placeOf({ seccion, campo }: { seccion: string; campo: string }): string {
  const section = findSection(seccion) as AnySection | undefined;
  return section ? `${section.label.many}: ${labelsOf(section.fields, campo.split('.')).join(', ')}` : seccion;
}

function labelsOf(fields: Fields, [name = '', ...rest]: string[]): string[] {
  const field = fields[name];
  if (!field) return [];
  const within = field.fields ?? field.parts;
  return [field.label, ...(rest.length > 0 && within ? labelsOf(within, rest) : [])];
}

export const usesText = (uses: number): string => (uses === 0 ? 'Sin uso' : uses === 1 ? '1 uso' : `${uses} usos`);
