import { institucional } from './institucional.js';
import { el, falta, page, pasos, type StarterPage, texto } from './page.js';
import { productos } from './productos.js';
import { servicios } from './servicios.js';
import { transparencia } from './transparencia.js';

/** The cover, and how one becomes a member. */
const generales = [
  page(
    '/',
    falta('una frase que diga quiénes son'),
    falta('en qué se distinguen, en dos líneas'),
    texto(
      '¿Todavía no es socio?',
      'Compre su primer certificado de aportación en cualquier agencia. Desde ese día tiene voz y voto en la asamblea.',
    ),
  ),
  page(
    '/contactanos',
    'Contáctanos',
    'Pregunte, reclame, califique o visítenos.',
    pasos(
      '¿Qué necesita?',
      el('Una consulta', 'Pregunta por algo.'),
      el('Un reclamo', 'Exige un derecho: tiene número y plazo legal.'),
      el('Una opinión', 'Propone o agradece.'),
    ),
  ),
];

/** The pages that an installation begins with, as drafts to adapt: no fact of any entity, and a place for each that is missing. */
export const starterPages: readonly StarterPage[] = [
  ...generales,
  ...institucional,
  ...servicios,
  ...productos,
  ...transparencia,
];
