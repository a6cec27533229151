import { type Action, type AnySection, actionsOf, componentName, copies, type Flow } from '@coop/domain';
import type { Type } from '@nestjs/common';
import { namedController } from '../../../platform/http/openapi/namedController.js';
import { changesController } from '../../changes/changes.controller.js';
import { exportController } from '../../exports/export.controller.js';
import { historyControllers } from '../../history/history.controller.js';
import { importController } from '../../imports/import.controller.js';
import { trashController } from '../../trash/trash.controller.js';
import { ASSIGNING, bulkActions } from '../bulk.service.js';
import { begetController } from './beget.controller.js';
import { bulkAssignController, bulkController } from './bulk.controller.js';
import { copyController } from './copy.controller.js';
import { createController } from './create.controller.js';
import { editController } from './edit.controller.js';
import { ordersController } from './orders.controller.js';
import { readController } from './read.controller.js';
import { transitionController } from './transition.controller.js';

/** The REST resource of a section, in the form that ra-data-simple-rest speaks, plus an address for each transition. */
export function resourceControllers(section: AnySection): Type[] {
  const offers = (action: Action) => actionsOf(section).includes(action);
  // An order that makes a row elsewhere brings that row's draft: it has a controller of its own.
  const transitions = Object.values<Flow>(section.flows).flatMap(({ transitions }) =>
    Object.keys(transitions).filter((name) => !transitions[name]?.makes),
  );
  return [
    // Before those whose address takes any identifier.
    ...(offers('eliminar') ? [trashController(section)] : []),
    exportController(section),
    ...(section.imports ? [importController(section)] : []),
    // A log is read by its own list: nothing of it changes.
    ...(section.kind === 'log' ? [] : [changesController(section)]),
    ...bulkActions
      .filter(offers)
      .map((action) => namedController(section, `${componentName(action)}Lote`, bulkController(section, action))),
    ...(offers(ASSIGNING) ? [namedController(section, 'AsignarLote', bulkAssignController(section))] : []),
    namedController(section, 'Leer', readController(section)),
    ...historyControllers(section),
    ...(Object.keys(section.flows).length > 0 ? [namedController(section, 'Ordenes', ordersController(section))] : []),
    ...(offers('crear') ? [namedController(section, 'Crear', createController(section))] : []),
    ...(copies(section) ? [namedController(section, 'Copia', copyController(section))] : []),
    ...(offers('editar') ? [namedController(section, 'Editar', editController(section))] : []),
    ...Object.keys(section.begets).map((name) =>
      namedController(section, componentName(name), begetController(section, name)),
    ),
    ...transitions.map((name) => namedController(section, componentName(name), transitionController(section, name))),
  ];
}
