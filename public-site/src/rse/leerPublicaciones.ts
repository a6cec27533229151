import type { Leer } from '../leer';

/** What is read as a document, in the order in which people look for it. */
export const tiposConDocumento = ['informe_anual', 'balance_social', 'calificacion_desempeno', 'politica'] as const;

/** Reports, balances, ratings and policies, newest year first. */
export async function leerPublicaciones(leer: Leer, signal: AbortSignal) {
  const { rows } = await leer.lista(
    'institucional/responsabilidad-social-empresarial',
    { filter: { tipo: tiposConDocumento }, range: [0, 99], sort: ['gestion', 'DESC'] },
    signal,
  );
  const place = (tipo: string) => (tiposConDocumento as readonly string[]).indexOf(tipo);
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

export type Publicacion = Awaited<ReturnType<typeof leerPublicaciones>>[number];
