import { type Action, type AnySection, can } from '@coop/domain';
import type { Staff } from './staff.js';

/** Returns whether a user may do an action in a section: by role and, for another system, by its grants. */
export const may = ({ rol, granted }: Staff, action: Action, section: AnySection): boolean =>
  can(rol, action, section) && (granted === undefined || granted.includes(`${section.name}:${action}`));
