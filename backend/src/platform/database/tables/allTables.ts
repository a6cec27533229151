import { findSection } from '@coop/domain';
import * as correlativos from '../schema/cases.js';
import * as envios from '../schema/cases.js';
import * as notas from '../schema/cases.js';
import * as planesSimulados from '../schema/cases.js';
import * as correos from '../schema/correos.js';
import * as cotizacion from '../schema/cotizacion.js';
import * as enlacesClave from '../schema/enlacesClave.js';
import * as files from '../schema/files.js';
import * as historial from '../schema/history.js';
import * as papelera from '../schema/history.js';
import * as alarmas from '../schema/installation.js';
import * as instalacion from '../schema/installation.js';
import * as limites from '../schema/installation.js';
import * as avisos from '../schema/panel.js';
import * as cumplimientos from '../schema/panel.js';
import * as vistasGuardadas from '../schema/panel.js';
import * as publicado from '../schema/publicado.js';
import * as aprobaciones from '../schema/publishing.js';
import * as vistasPrevias from '../schema/publishing.js';
import * as saldos from '../schema/saldos.js';
import * as busqueda from '../schema/search.js';
import * as vocabulario from '../schema/search.js';
import * as clavesMaquina from '../schema/systems.js';
import * as entregas from '../schema/systems.js';
import * as receptores from '../schema/systems.js';
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
