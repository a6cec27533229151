import { type Action, type AnySection, actionsOf, componentName, type Flow } from '@coop/domain';
import type { Type } from '@nestjs/common';
import { createController } from './create.controller.js';
import { editController } from './edit.controller.js';
import { readController } from './read.controller.js';
import { transitionController } from './transition.controller.js';

/** The REST resource of a section, in the form that ra-data-simple-rest speaks, plus an address for each transition. */
export function resourceControllers(section: AnySection): Type[] {
  const offers = (action: Action) => actionsOf(section).includes(action);
  const transitions = Object.values<Flow>(section.flows).flatMap(({ transitions }) => Object.keys(transitions));
  return [
    named(section, 'Leer', readController(section)),
    ...(offers('crear') ? [named(section, 'Crear', createController(section))] : []),
    ...(offers('editar') ? [named(section, 'Editar', editController(section))] : []),
    ...transitions.map((name) => named(section, componentName(name), transitionController(section, name))),
  ];
}

/** The class's name is what operation ids, Nest's log and stack traces show. */
function named(section: AnySection, action: string, controller: Type): Type {
  Object.defineProperty(controller, 'name', { value: `${componentName(section.name)}${action}` });
  return controller;
}
