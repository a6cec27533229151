import { privacyPage } from '@coop/domain/privacidad';
import type { Seed } from '../../ground/seed.js';
import { ahorroYCreditos } from './ahorroYCreditos.js';
import { contactanos } from './contactanos.js';
import { institucional } from './institucional.js';
import { cifras, el, lista, llamada, p, page, pasos, preguntas, texto, version } from './page.js';
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

/** Translated pages: senders and recipients of money from abroad may read English. */
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

const generales = (): Seed[] => [
  page(
    '/hacerse-socio',
    'Hágase socio: la cooperativa es suya',
    'Con un certificado de aportación usted es dueño: vota en la asamblea, recibe su parte de los excedentes y puede pedir un crédito.',
    cifras('Ser socio, en cifras', [
      el('en la agencia', undefined, { dato: '15 min' }),
      el('en la asamblea, cualquiera sea su aporte', undefined, { dato: '1 voto' }),
    ]),
    pasos('Requisitos, en tres pasos', [
      el('Traiga su cédula y una factura de luz o agua', 'Vigente y original. Si es de otra ciudad, da igual.'),
      el('Firme su solicitud', 'La llenamos con usted. Recibe su número de socio en el momento.'),
      el('Use su caja de ahorro desde ese día', 'Con tarjeta de débito, aplicación y banca en línea.'),
    ]),
    lista('Lo que gana', [
      el('Voz y voto', 'Elige a quienes dirigen la cooperativa y puede ser elegido.'),
      el('Parte en los excedentes', 'La asamblea decide cada año cuánto se reparte, según el aporte de cada uno.'),
      el('Crédito', 'Los créditos son para los socios. El tarifario dice cuántos certificados se piden.'),
      el('Sus aportes son suyos', 'Si se retira, se le devuelven como dice el estatuto.'),
    ]),
    pasos('Qué pasa después', [
      el('El mismo día', 'Sale con su número de socio, su certificado y el estatuto.'),
      el('En una semana', 'Le llamamos para ayudarle con la aplicación y la banca en línea.'),
      el('Cada año', 'Le convocamos a la asamblea y recibe la memoria de la gestión.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Puede ser socia una persona menor de edad?',
        'Desde los 18 años. Antes, puede ahorrar con Ahorro Wawa, a cargo de su mamá, su papá o su tutor.',
      ),
      el(
        '¿Tengo que comprar más certificados?',
        'No. Puede hacerlo cuando quiera, y los necesita para pedir un crédito.',
      ),
      el('¿Puedo retirarme?', 'Sí, cuando no tenga deudas. Se le devuelven sus aportes como dice el estatuto.'),
    ]),
  ),
  page(
    '/promociones',
    'Promociones',
    'Ofertas con principio y fin, y con sus condiciones completas.',
    texto(null, p('Lea las condiciones antes de participar. Entidad supervisada por ASFI.')),
  ),
  page(
    '/novedades',
    'Novedades',
    'Lo que pasa en la cooperativa y lo que conviene saber.',
    texto(null, p('Noticias, talleres y consejos para su economía.')),
  ),
  page(
    privacyPage.href,
    privacyPage.label,
    'Qué guardamos de lo que nos envía, por cuánto tiempo, y qué puede pedirnos.',
  ),
];
