import { type AnySection, componentName } from '@coop/domain';
import type { Type } from '@nestjs/common';

/** Names the class of a section's controller, for operation ids, logs and stack traces. */
export function namedController(section: AnySection, action: string, controller: Type): Type {
  Object.defineProperty(controller, 'name', { value: `${componentName(section.name)}${action}` });
  return controller;
}
