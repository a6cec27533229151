import type { Seed } from '../seed.js';
import { agencias } from './agencias.js';
import { autorizaciones } from './autorizaciones.js';
import { bienesAdjudicados } from './bienesAdjudicados.js';
import { boletines } from './boletines.js';
import { cajaAhorro } from './cajaAhorro.js';
import { calificaciones } from './calificaciones.js';
import { coeficientes } from './coeficientes.js';
import { comunicados } from './comunicados.js';
import { consultas } from './consultas.js';
import { creditos } from './creditos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';
import { estadosFinancieros } from './estadosFinancieros.js';
import { feriados } from './feriados.js';
import { licitaciones } from './licitaciones.js';
import { memorias } from './memorias.js';
import { novedades } from './novedades.js';
import { opiniones } from './opiniones.js';
import { paginas } from './paginas/paginas.js';
import { plantillas } from './plantillas.js';
import { promociones } from './promociones.js';
import { reclamos } from './reclamos.js';
import { remates } from './remates.js';
import { responsabilidadSocial } from './responsabilidadSocial.js';
import { solicitudes } from './solicitudes.js';
import { tarifario } from './tarifario.js';

/** Every row of the demonstration, in the order in which they can be made: what is referred to goes first. */
export const demoContent = (): Seed[] => [
  ...agencias(),
  ...feriados(),
  ...creditos(),
  ...cajaAhorro(),
  ...depositosPlazoFijo(),
  ...tarifario(),
  ...novedades(),
  ...promociones(),
  ...comunicados(),
  ...bienesAdjudicados(),
  ...remates(),
  ...licitaciones(),
  ...boletines(),
  ...memorias(),
  ...estadosFinancieros(),
  ...coeficientes(),
  ...responsabilidadSocial(),
  ...autorizaciones(),
  ...plantillas(),
  ...consultas(),
  ...reclamos(),
  ...calificaciones(),
  ...opiniones(),
  ...solicitudes(),
  ...paginas(),
];
