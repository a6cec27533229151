import { checkNames } from '../checkNames.js';
import type { AnySection } from '../section.js';
import { bienesAdjudicados } from './bienesAdjudicados.js';
import { boletinesInformativos } from './boletinesInformativos.js';
import { cajaAhorro } from './cajaAhorro.js';
import { coeficienteAdecuacionPatrimonial } from './coeficienteAdecuacionPatrimonial.js';
import { comunicados } from './comunicados.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';
import { estadosFinancieros } from './estadosFinancieros.js';
import { licitaciones } from './licitaciones.js';
import { memoriasInstitucionales } from './memoriasInstitucionales.js';
import { novedades } from './novedades.js';
import { promociones } from './promociones.js';
import { remates } from './remates.js';
import { responsabilidadSocialEmpresarial } from './responsabilidadSocialEmpresarial.js';
import { simuladorCreditos } from './simuladorCreditos.js';
import { tarifario } from './tarifario.js';

/** Every section of the cooperative. This is the only list of them: what is not here does not exist. */
export const sectionList = [
  responsabilidadSocialEmpresarial,
  bienesAdjudicados,
  boletinesInformativos,
  memoriasInstitucionales,
  licitaciones,
  estadosFinancieros,
  tarifario,
  coeficienteAdecuacionPatrimonial,
  cajaAhorro,
  simuladorCreditos,
  depositosPlazoFijo,
  comunicados,
  promociones,
  novedades,
  remates,
] as const;

type Listed = (typeof sectionList)[number];
export type SectionName = Listed['name'];

/** Sections by name, each with its own types. */
export const sections = Object.fromEntries(sectionList.map((s) => [s.name, s])) as unknown as {
  [S in Listed as S['name']]: S;
};

/** The section of that name, for generic code. */
export const findSection = (name: string): AnySection | undefined =>
  sectionList.find((s: AnySection) => s.name === name);

export const isSectionName = (name: string): name is SectionName => findSection(name) !== undefined;

checkNames(sectionList.map((s: AnySection) => s.name));

type TargetsOf<F> = F extends { to: infer To } ? To : F extends { fields: infer R } ? TargetsOf<R[keyof R]> : never;
type Dangling = Exclude<TargetsOf<Listed['fields'][keyof Listed['fields']]>, SectionName>;
/** Does not compile when a reference names a section that is not in the list. */
export const everyReferenceLeadsSomewhere: [Dangling] extends [never] ? true : Dangling = true;
