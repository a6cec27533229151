import { type Action, type AnySection, actionsOf, componentName, copies, type Flow } from '@coop/domain';
import type { Type } from '@nestjs/common';
import { namedController } from '../../../platform/http/openapi/api.js';
import { changesController } from '../../changes/changes.controller.js';
import { exportController } from '../../exports/export.controller.js';
import { historyControllers } from '../../history/history.controller.js';
import { importController } from '../../imports/import.controller.js';
import { trashController } from '../../trash/trash.controller.js';
import { ASSIGNING, bulkActions } from '../bulk.service.js';
import { bulkAssignController, bulkController } from './bulk.controller.js';
import { copyController } from './copy.controller.js';
import { createController } from './create.controller.js';
import { editController } from './edit.controller.js';
import { followUpController } from './follow-up.controller.js';
import { ordersController } from './orders.controller.js';
import { readController } from './read.controller.js';
import { transitionController } from './transition.controller.js';

/** Returns the REST controllers of a section, compatible with ra-data-simple-rest, with an endpoint per transition. */
export function resourceControllers(section: AnySection): Type[] {
  const offers = (action: Action) => actionsOf(section).includes(action);
  // Orders that create a row elsewhere have their own controller, since they also send its draft.
  const transitions = Object.values<Flow>(section.flows).flatMap(({ transitions }) =>
    Object.keys(transitions).filter((name) => !transitions[name]?.makes),
  );
  return [
    // Registered before the routes with an `:id` parameter.
    ...(offers('eliminar') ? [trashController(section)] : []),
    exportController(section),
    ...(section.imports ? [importController(section)] : []),
    // Logs have no change feed, since their rows never change.
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
    ...Object.keys(section.followUps).map((name) =>
      namedController(section, componentName(name), followUpController(section, name)),
    ),
    ...transitions.map((name) => namedController(section, componentName(name), transitionController(section, name))),
  ];
}
