import type { AnySection } from '@coop/domain';
import { Refuses } from '../../platform/http/openapi/api.js';
import { namesPeople } from './namesPeople.js';

/** Says of what reads rows of people that much of it asks for a password of a moment ago, at once or within an hour. */
export const AsksAgain = (section: AnySection) =>
  Refuses(...(namesPeople(section) ? (['reautenticacion_requerida'] as const) : []));
