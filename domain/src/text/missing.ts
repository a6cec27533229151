/** First words of labels that end in neither «a» nor «ión» and are feminine. */
const FEMININE = /^(fotos?|imagen|imágenes|\S*(as?|ión|iones|dad))$/;

/** Says that a field is empty, with its article: «Falta la portada», «Faltan los documentos». */
export function missing({ kind, label }: { kind: string; label: string }): string {
  if (kind === 'date') return `Falta la fecha «${label}»`;
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  const [first = ''] = name.split(' ');
  const isShe = FEMININE.test(first);
  if (/s$/.test(first)) return `Faltan ${isShe ? 'las' : 'los'} ${name}`;
  return `Falta ${isShe ? 'la' : 'el'} ${name}`;
}
