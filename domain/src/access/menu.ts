import { type Rol, roles } from '../language/roles.js';
import { type SectionName, sectionList } from '../sections/index.js';

/** What a menu entry opens: the panel, the library of files, or a section. */
export type MenuEntry = 'panel' | 'sitio/biblioteca' | SectionName;

/** The groups of the admin menu, by the first part of a section's name. What has no such part is in «General». */
const groups = {
  institucional: 'Institucional',
  contactanos: 'Contáctanos',
  productos: 'Productos',
  servicios: 'Servicios',
  general: 'General',
  sitio: 'Sitio',
} as const;

const groupOf = (name: string) => (name.includes('/') ? name.split('/')[0] : 'general');

/** The admin menu of the specification (§2, §6), in the order of the list of sections; «Sitio», which is ours, ends it. */
export const menuGroups: readonly { label: string; entries: readonly MenuEntry[] }[] = [
  { label: 'Panel', entries: ['panel'] },
  ...Object.entries(groups).map(([group, label]) => ({
    label,
    entries: [...sectionList.map(({ name }): MenuEntry => name), 'sitio/biblioteca' as const].filter(
      (name) => groupOf(name) === group,
    ),
  })),
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

/** What a role opens that stands in no menu but administrador's: it is reached from the panel and Ctrl+K. */
export const besideMenu: Readonly<Partial<Record<Rol, readonly SectionName[]>>> = {
  finanzas: ['sitio/tasas-de-referencia'],
  comercial: ['sitio/motivos-de-reclamo'],
};

/** Whether a role opens it, from its menu or beside it. */
export const opens = (rol: Rol, entry: MenuEntry): boolean =>
  menuOf[rol].includes(entry) || (besideMenu[rol] ?? []).some((name) => name === entry);

/** Which roles open an entry. */
export const rolesThatOpen = (entry: MenuEntry): Rol[] => roles.filter((rol) => opens(rol, entry));

/** Where a role lands after it signs in: the first entry of its menu (comercial has no panel). */
export const homeOf = (rol: Rol): MenuEntry => menuOf[rol][0] ?? 'panel';

/** The admin address of an entry. */
export const adminPathOf = (entry: MenuEntry): string =>
  entry === 'panel' ? '/administrador' : `/administrador/${entry}`;
