import { type Action, type AnySection, can } from '@coop/domain';
import type { Staff } from './staff.js';

/** Whether somebody may do this in that section: what their role may and, of another system, what was granted to it. */
export const may = ({ rol, granted }: Staff, action: Action, section: AnySection): boolean =>
  can(rol, action, section) && (granted === undefined || granted.includes(`${section.name}:${action}`));
