import { privacyPage } from './privacidad.js';
import { puntoReclamo } from './puntoReclamo.js';

/** Public menu entry. A group has children, and a page of its own that lists them. */
export type NavigationItem = {
  label: string;
  href: string;
  children?: readonly NavigationItem[];
  footerOnly?: boolean;
  about?: string;
  /** Not in the menu; its page stays public. */
  hidden?: boolean;
};

export type Menu = { readonly principal: readonly NavigationItem[]; readonly pie: readonly NavigationItem[] };

export const navigation: readonly NavigationItem[] = [
  { label: 'Inicio', href: '/' },
  {
    label: 'Institucional',
    href: '/institucional',
    children: [
      { label: 'Reseña Histórica', href: '/institucional/resena-historica' },
      { label: 'Misión y Visión', href: '/institucional/mision-vision' },
      { label: 'Gobierno Corporativo', href: '/institucional/gobierno-corporativo' },
      { label: 'Educación Financiera', href: '/institucional/educacion-financiera' },
      { label: 'Indicadores Financieros', href: '/institucional/indicadores-financieros' },
      { label: 'Coeficiente de Adecuación Patrimonial', href: '/institucional/coeficiente-adecuacion-patrimonial' },
      { label: 'Tarifario', href: '/institucional/tarifario' },
      { label: 'Responsabilidad Social Empresarial', href: '/institucional/responsabilidad-social-empresarial' },
      { label: 'Boletines Informativos', href: '/institucional/boletines-informativos' },
      { label: 'Bienes Adjudicados', href: '/institucional/bienes-adjudicados' },
      { label: 'Remates', href: '/institucional/remates' },
      { label: 'Licitaciones', href: '/institucional/licitaciones' },
      { label: 'Memorias Institucionales', href: '/institucional/memorias' },
    ],
  },
  {
    label: 'Servicios',
    href: '/servicios',
    children: [
      { label: 'Pago y Envío de Remesas', href: '/servicios/pago-envio-remesas' },
      { label: 'Cobranza de Facturas', href: '/servicios/cobranza-facturas' },
      { label: 'Transferencias Electrónicas ACH', href: '/servicios/transferencias-electronicas-ach' },
    ],
  },
  {
    label: 'Productos',
    href: '/productos',
    children: [
      { label: 'Depósitos a Plazo Fijo', href: '/productos/depositos-plazo-fijo' },
      { label: 'Caja de Ahorro', href: '/productos/caja-ahorro' },
      { label: 'Tarjeta de Débito', href: '/productos/tarjeta-debito' },
      { label: 'Créditos', href: '/productos/creditos' },
      { label: 'Préstamos', href: '/productos/prestamos' },
      { label: 'Cajas de Seguridad', href: '/productos/cajas-seguridad' },
      { label: 'Seguro de Vida', href: '/productos/seguro-de-vida', footerOnly: true },
      { label: 'Hacerse socio', href: '/hacerse-socio', about: 'Qué se necesita, cuánto cuesta y dónde.' },
    ],
  },
  { label: 'Promociones', href: '/promociones' },
  { label: 'Novedades', href: '/novedades' },
  {
    label: 'Contáctanos',
    href: '/contactanos',
    children: [
      {
        label: 'Consultas',
        href: '/contactanos/consultas',
        about: 'Para preguntar. Le respondemos en dos días hábiles.',
      },
      {
        label: 'Solicitud de Crédito',
        href: '/contactanos/solicitud-credito',
        about: 'Para que un oficial de créditos le llame.',
      },
      { label: 'Agencias', href: '/contactanos/agencias', about: 'Direcciones, horarios y teléfonos.' },
      {
        label: 'Turnos',
        href: '/contactanos/turnos',
        footerOnly: true,
        about: 'Para ser atendido en una agencia a la hora que elija.',
      },
      { label: 'Reclamos', href: puntoReclamo.href, about: 'Para exigir un derecho, con número y plazo legal.' },
      { label: 'Califíquenos', href: '/contactanos/califiquenos', about: 'Para decirnos cómo le atendimos.' },
      { label: 'Opinión', href: '/contactanos/opinion', about: 'Para sugerir, felicitar o proponer.' },
      {
        label: 'Seguir mi caso',
        href: '/contactanos/seguimiento',
        footerOnly: true,
        about: 'Estado y fecha límite de su reclamo, solicitud o consulta.',
      },
    ],
  },
];

export const helpPages: readonly NavigationItem[] = [
  { label: 'Necesito…', href: '/necesito' },
  { label: 'Transparencia', href: '/transparencia' },
];

export const legalPages: readonly NavigationItem[] = [privacyPage, { label: 'Accesibilidad', href: '/accesibilidad' }];

/** Default menu (specification), until the installation publishes its own. */
export const menuDeOrigen: Menu = { principal: navigation, pie: [...helpPages, ...legalPages] };

export const visibleItems = (items: readonly NavigationItem[] = []): NavigationItem[] =>
  items.filter(({ hidden }) => !hidden);

/** Returns the breadcrumb of a path: its group and itself; empty when the menu does not contain it. */
export function trailIn({ principal, pie }: Menu, path: string): NavigationItem[] {
  for (const item of [...principal, ...pie]) {
    const child = item.children?.find(({ href }) => href === path);
    if (child) return [item, child];
    if (item.href === path) return [item];
  }
  return [];
}

/** Returns the breadcrumb in the default menu, which lists the site's own pages. */
export const trailOf = (path: string): NavigationItem[] => trailIn(menuDeOrigen, path);
