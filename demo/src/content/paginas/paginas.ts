import type { Seed } from '../../ground/seed.js';
import { ahorroYCreditos } from './ahorroYCreditos.js';
import { contactanos } from './contactanos.js';
import { generales } from './generales.js';
import { institucional } from './institucional.js';
import { el, lista, llamada, page, pasos, preguntas, version } from './page.js';
import { productos } from './productos.js';
import { servicios } from './servicios.js';

/** The texts of every public page; the home page is the last. */
export const paginas = (): Seed[] => [
  ...institucional(),
  ...servicios(),
  ...versiones(),
  ...ahorroYCreditos(),
  ...productos(),
  ...contactanos(),
  ...generales(),
  inicio(),
];

/** The home page. */
const inicio = (): Seed =>
  page(
    '/',
    'Su ahorro hace crecer a su gente.',
    'Somos una cooperativa de personas: lo que usted ahorra se vuelve el crédito de su vecina, y la ganancia vuelve a los socios.',
    llamada(
      '¿Todavía no es socio?',
      '<p>Compre su primer certificado de aportación en cualquier agencia. Desde ese día tiene voz y voto en la asamblea, participa de los excedentes y puede pedir un crédito.</p>',
      { boton: 'Ver los pasos y el costo', enlace: '/hacerse-socio' },
    ),
  );

/** Pages that are asked for in other languages: who sends money from abroad, or receives it here, may read English. */
const versiones = (): Seed[] => [
  version(
    'en',
    '/servicios/pago-envio-remesas',
    'Receiving and sending money',
    'Collect money sent to you from abroad, and send money anywhere in Bolivia.',
    pasos('How to collect money from abroad', [
      el('Ask for the code', 'Whoever sends the money gives you a code and the amount.'),
      el('Bring your identity card', 'To any of our branches, during opening hours. Foreigners may bring a passport.'),
      el('Receive your money', 'In bolivianos, on the spot and free of charge. We can also pay it into your account.'),
    ]),
    lista('What you need', [
      el('A valid identity card', 'Or a passport, if you are not Bolivian.'),
      el('The code and the amount', 'The sender gives them to you. Do not share them with anyone else.'),
      el('Source of funds', 'For large amounts, a statement that you sign at the counter.'),
    ]),
    preguntas('Frequently asked questions', [
      el('Do I have to be a member?', 'No. A valid identity card is enough.'),
      el('How long do I have to collect it?', 'Usually 30 days. After that, the money goes back to the sender.'),
      el('Can somebody else collect it for me?', 'Only with a notarised power of attorney.'),
    ]),
  ),
];
