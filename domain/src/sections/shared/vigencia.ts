import { phase } from '../../language/index.js';

/** Validity of published content; public copies have begun, so visitors see two of the cases. */
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
