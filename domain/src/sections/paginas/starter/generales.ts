import { el, falta, page, pasos, texto } from './page.js';

/** The cover, and how one becomes a member. */
export const generales = [
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
