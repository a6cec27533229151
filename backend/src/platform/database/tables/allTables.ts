import { findSection } from '@coop/domain';
import * as alarmas from '../schema/alarmas.js';
import * as aprobaciones from '../schema/aprobaciones.js';
import * as avisos from '../schema/avisos.js';
import * as busqueda from '../schema/busqueda.js';
import * as clavesMaquina from '../schema/clavesMaquina.js';
import * as correlativos from '../schema/correlativos.js';
import * as correos from '../schema/correos.js';
import * as cotizacion from '../schema/cotizacion.js';
import * as cumplimientos from '../schema/cumplimientos.js';
import * as enlacesClave from '../schema/enlacesClave.js';
import * as entregas from '../schema/entregas.js';
import * as envios from '../schema/envios.js';
import * as files from '../schema/files.js';
import * as historial from '../schema/historial.js';
import * as instalacion from '../schema/instalacion.js';
import * as limites from '../schema/limites.js';
import * as notas from '../schema/notas.js';
import * as papelera from '../schema/papelera.js';
import * as planesSimulados from '../schema/planesSimulados.js';
import * as publicado from '../schema/publicado.js';
import * as receptores from '../schema/receptores.js';
import * as saldos from '../schema/saldos.js';
import * as vistasGuardadas from '../schema/vistasGuardadas.js';
import * as vistasPrevias from '../schema/vistasPrevias.js';
import * as vocabulario from '../schema/vocabulario.js';
import { copiesOf, publications } from './copies.js';
import { migratedCopyTableOf, migratedTableOf } from './tableOf.js';
import { buildTables } from './tables.js';

/** Every table with all columns and indexes, including those only the database uses: the schema of the migrations. */
export const allTables: Record<string, unknown> = {
  // A log section has no table of its own: it is a view made by a migration, or one of the tables below.
  ...Object.fromEntries(
    Object.entries(buildTables(migratedTableOf)).filter(([name]) => findSection(name)?.kind !== 'log'),
  ),
  ...Object.fromEntries(publications.map(copiesOf).map((view) => [view.name, migratedCopyTableOf(view)])),
  ...alarmas,
  ...aprobaciones,
  ...avisos,
  ...busqueda,
  ...clavesMaquina,
  ...correlativos,
  ...correos,
  ...cotizacion,
  ...cumplimientos,
  ...enlacesClave,
  ...entregas,
  ...envios,
  ...files,
  ...historial,
  ...instalacion,
  ...limites,
  ...notas,
  ...papelera,
  ...planesSimulados,
  ...publicado,
  ...receptores,
  ...saldos,
  ...vistasGuardadas,
  ...vistasPrevias,
  ...vocabulario,
};
