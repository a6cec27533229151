import { months } from '../text/format.js';
import type { Privacidad } from './entidad.js';
import { puntoReclamo } from './puntoReclamo.js';

/** Version of the default policy text (year and month); raise it whenever that text changes. */
export const POLICY_VERSION = '2026-11';

export const privacyPage = { href: '/privacidad', label: 'Política de privacidad' };

/** Days that the origin of a submission is kept, to investigate abuse. */
export const ORIGIN_DAYS = 90;

export const versionInForce = ({ versiones }: Privacidad): string => versiones[0]?.version ?? POLICY_VERSION;

/** Returns the URL of a policy version, also of a superseded one. */
export const addressOfVersion = (version: string): string => `${privacyPage.href}?version=${version}`;

export const formatVersion = (version: string): string => {
  const [year, month] = version.split('-');
  return `${months[Number(month) - 1]} de ${year}`;
};

const p = (...paragraphs: string[]) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Default privacy policy, until staff write their own: how this product processes submitted data. */
export const privacyText: readonly { titulo: string; texto: string }[] = [
  {
    titulo: 'Qué datos guardamos',
    texto:
      p(
        'Solo los que usted escribe en un formulario de este sitio, o los que nos da por otro medio para el mismo fin:',
      ) +
      list(
        'quién es y cómo encontrarle: nombre, documento, celular, correo y dirección, según el formulario;',
        'lo que nos cuenta: su consulta, su reclamo y sus documentos, su opinión, o los ingresos, deudas y bienes de una solicitud de crédito;',
        'cuándo lo envió, por qué medio, y qué versión de esta política aceptó;',
        `una huella de la dirección de internet de la que vino, que no permite leer la dirección. Se borra a los ${ORIGIN_DAYS} días.`,
      ) +
      p(
        'Para leer el sitio no hace falta darnos ningún dato. No usamos cookies de seguimiento ni medidores de visitas. Lo que va escribiendo en un formulario queda en su navegador mientras la pestaña está abierta, y se borra al enviarlo.',
      ),
  },
  {
    titulo: 'Para qué los usamos',
    texto: p(
      'Para atender lo que envió: responderle, cumplir el plazo de un reclamo, evaluar un crédito o mejorar la atención. No los usamos para publicidad, ni los vendemos ni los cedemos. Los entregamos a una autoridad solo cuando la ley lo manda, y al regulador lo que pide de los reclamos.',
      'Sus antecedentes crediticios se consultan solo si usted lo autoriza, aparte, en la solicitud de crédito.',
    ),
  },
  {
    titulo: 'Quién los ve',
    texto: p(
      'El personal encargado de cada trámite, con su propio usuario. De cada reclamo y de cada solicitud de crédito que alguien abre queda registrado quién fue y cuándo.',
    ),
  },
  {
    titulo: 'Sus derechos',
    texto:
      p('Puede pedirnos, sin costo y en cualquier momento:') +
      list(
        'conocer los datos suyos que guardamos;',
        'corregir los que estén equivocados;',
        'retirar su consentimiento, y que borremos lo que ninguna norma nos obliga a conservar.',
      ) +
      p(
        `Pídalo en cualquier agencia o por el formulario de <a href="/contactanos/consultas">consultas</a>, con su documento de identidad. Si la respuesta no le conforma, use el <a href="${puntoReclamo.href}">${puntoReclamo.label}</a>. La Constitución le reconoce además la acción de protección de privacidad (artículo 130).`,
      ),
  },
];
