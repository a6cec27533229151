import { phase } from '../../language/index.js';

/**
 * Whether what visitors read still holds. Only what is published holds: of a draft it says that it isn't. Their copies have
 * no state and have begun, so that visitors meet two cases.
 */
export const vigencia = () =>
  phase(
    'Vigencia',
    {
      vigente: 'Vigente',
      finalizado: 'Finalizado',
      por_empezar: 'Todavía no empieza',
      sin_publicar: 'Sin publicar',
    },
    [
      { is: 'sin_publicar', when: { estado: ['borrador', 'archivado'] } },
      { is: 'finalizado', when: { vigenteHasta: { before: 'today' } } },
      { is: 'por_empezar', when: { vigenteDesde: { after: 'today' } } },
    ],
    'vigente',
  );
