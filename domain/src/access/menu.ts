import { type Rol, roles } from '../language/roles.js';
import { type SectionName, sectionList } from '../sections/index.js';

export type MenuEntry = 'panel' | 'sitio/biblioteca' | SectionName;

/** Groups of the admin menu, keyed by the first part of a section's name. Names without one belong to «General». */
const groups = {
  institucional: 'Institucional',
  contactanos: 'Contáctanos',
  productos: 'Productos',
  servicios: 'Servicios',
  general: 'General',
  sitio: 'Sitio',
} as const;

const groupOf = (name: string) => (name.includes('/') ? name.split('/')[0] : 'general');

/** Folds of the group «Sitio», which is too long for one list; «Contenido» takes the entries not listed here. */
const folds: Readonly<Record<string, readonly MenuEntry[]>> = {
  'Normas y plazos': [
    'sitio/feriados',
    'sitio/parametros',
    'sitio/tasas-de-referencia',
    'sitio/motivos-de-reclamo',
    'sitio/tipologias',
    'sitio/formatos-de-reporte',
    'sitio/obligaciones',
  ],
  'Personas y correos': [
    'sitio/ausencias',
    'sitio/jefaturas',
    'sitio/segunda-persona',
    'sitio/plantillas-respuesta',
    'sitio/textos-de-correos',
    'sitio/correos',
  ],
  'Sistemas y auditoría': [
    'sitio/accesos-de-sistemas',
    'sitio/avisos-a-sistemas',
    'sitio/entregas-de-avisos',
    'sitio/auditoria',
  ],
};
const folded: readonly MenuEntry[] = Object.values(folds).flat();

export type MenuGroup = {
  label: string;
  entries: readonly MenuEntry[];
  folds?: readonly { label: string; entries: readonly MenuEntry[] }[];
};

/** The specification's menu (§2, §6), in the order of the section list, then our own group «Sitio». */
export const menuGroups: readonly MenuGroup[] = [
  { label: 'Panel', entries: ['panel'] },
  ...Object.entries(groups).map(([group, label]): MenuGroup => {
    const all = [...sectionList.map(({ name }) => name), 'sitio/biblioteca'] as MenuEntry[];
    const entries = all.filter((name) => groupOf(name) === group);
    return { label, entries, ...(label === groups.sitio && { folds: foldsOf(entries) }) };
  }),
];

function foldsOf(entries: readonly MenuEntry[]) {
  const parts = { Contenido: entries.filter((entry) => !folded.includes(entry)), ...folds };
  return Object.entries(parts).map(([label, entries]) => ({ label, entries }));
}

const everything = menuGroups.flatMap(({ entries }) => entries);

/** Menu entries visible to each role: specification §6, row by row. Only administrador sees «Sitio». */
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

/** Sections a role may open outside its menu, from the panel and Ctrl+K. */
export const outsideMenu: Readonly<Partial<Record<Rol, readonly SectionName[]>>> = {
  creditos: ['sitio/publicaciones-conjuntas'],
  comercial: ['sitio/motivos-de-reclamo', 'sitio/turnos', 'sitio/publicaciones-conjuntas'],
  finanzas: ['sitio/tasas-de-referencia', 'sitio/publicaciones-conjuntas'],
  rrhh: ['sitio/publicaciones-conjuntas'],
};

export const opens = (rol: Rol, entry: MenuEntry): boolean =>
  menuOf[rol].includes(entry) || (outsideMenu[rol] ?? []).some((name) => name === entry);

export const rolesThatOpen = (entry: MenuEntry): Rol[] => roles.filter((rol) => opens(rol, entry));

/** Landing page of a role after sign-in: the first entry of its menu (comercial has no panel). */
export const homeOf = (rol: Rol): MenuEntry => menuOf[rol][0] ?? 'panel';

export const adminPathOf = (entry: MenuEntry): string =>
  entry === 'panel' ? '/administrador' : `/administrador/${entry}`;
