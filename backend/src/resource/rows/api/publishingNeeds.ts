import type { AnySection } from '@coop/domain';

/** Describes, in Spanish, what a row of the section needs to be published; undefined if nothing beyond its fields. */
export function publishingNeeds({ publication, fields }: AnySection): string | undefined {
  const needs = publication?.needs ?? [];
  if (needs.length === 0) return undefined;
  const named = needs.map((name) => `${fields[name].label} (\`${name}\`)`);
  return `Publicar pide ${new Intl.ListFormat('es').format(named)}; \`GET …/{id}/ordenes\` dice todo lo que falta. Un archivo se sube antes con \`POST /api/archivos\`.`;
}
