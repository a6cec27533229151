import type { Leer } from '../../reading/leer';

/** What is read as a document, in the order in which people look for it. */
export const typesWithDocument = ['informe_anual', 'balance_social', 'calificacion_desempeno', 'politica'] as const;

/** Reports, balances, ratings and policies, newest year first. */
export async function readPublications(leer: Leer, signal: AbortSignal) {
  const rows = await leer.filas(
    'institucional/responsabilidad-social-empresarial',
    { filter: { tipo: typesWithDocument }, range: [0, 99], sort: ['gestion', 'DESC'] },
    signal,
  );
  const place = (type: string) => (typesWithDocument as readonly string[]).indexOf(type);
  const inOrder = rows.sort((a, b) => b.gestion - a.gestion || place(a.tipo) - place(b.tipo));
  return inOrder.map(({ slug, titulo, tipo, gestion, resumen, documentos }) => ({
    slug,
    titulo,
    tipo,
    gestion,
    resumen,
    documento: documentos[0]?.archivo ?? null,
  }));
}

export type Publication = Awaited<ReturnType<typeof readPublications>>[number];
