import type { Rol } from './roles.js';
import type { SectionName } from './sections/index.js';

/** What a menu entry opens: the panel, or a section. */
export type MenuEntry = 'panel' | SectionName;

/** The admin menu of the specification (§2, §6), in its order, with «Sitio», which is ours, at the end. */
export const menuGroups: readonly { label: string; entries: readonly MenuEntry[] }[] = [
  { label: 'Panel', entries: ['panel'] },
  {
    label: 'Institucional',
    entries: [
      'institucional/responsabilidad-social-empresarial',
      'institucional/bienes-adjudicados',
      'institucional/boletines-informativos',
      'institucional/memorias-institucionales',
      'institucional/licitaciones',
      'institucional/estados-financieros',
      'institucional/tarifario',
      'institucional/coeficiente-adecuacion-patrimonial',
    ],
  },
  {
    label: 'Contáctanos',
    entries: [
      'contactanos/consultas',
      'contactanos/calificaciones',
      'contactanos/reclamos',
      'contactanos/opiniones',
      'contactanos/solicitudes-creditos',
    ],
  },
  {
    label: 'Productos',
    entries: ['productos/caja-ahorro', 'productos/simulador-creditos', 'productos/depositos-plazo-fijo'],
  },
  { label: 'Servicios', entries: ['servicios/autorizaciones-debito'] },
  { label: 'General', entries: ['comunicados', 'saldos', 'promociones', 'novedades', 'remates', 'usuarios'] },
  { label: 'Sitio', entries: ['sitio/paginas', 'sitio/agencias', 'sitio/feriados'] },
];

const everything = menuGroups.flatMap(({ entries }) => entries);

/** Which entries each role sees: specification §6, row by row. «Sitio» is administrador's alone. */
export const menuOf: Readonly<Record<Rol, readonly MenuEntry[]>> = {
  administrador: everything,
  creditos: ['panel', 'contactanos/solicitudes-creditos', 'productos/simulador-creditos', 'saldos'],
  comercial: [
    'contactanos/consultas',
    'contactanos/calificaciones',
    'contactanos/reclamos',
    'contactanos/opiniones',
    'productos/depositos-plazo-fijo',
    'institucional/tarifario',
    'productos/caja-ahorro',
    'saldos',
  ],
  sistemas: ['panel', 'usuarios', 'saldos'],
  finanzas: ['panel', 'institucional/estados-financieros', 'institucional/coeficiente-adecuacion-patrimonial'],
  rrhh: ['panel', 'institucional/responsabilidad-social-empresarial', 'institucional/bienes-adjudicados'],
};

/** Where a role lands after it signs in: the first entry of its menu (comercial has no panel). */
export const homeOf = (rol: Rol): MenuEntry => menuOf[rol][0] ?? 'panel';

/** The admin address of an entry. */
export const adminPathOf = (entry: MenuEntry): string =>
  entry === 'panel' ? '/administrador' : `/administrador/${entry}`;
