import type { AnySection } from '@coop/domain';
import { Refuses } from '../../platform/http/openapi/api.js';
import { namesPeople } from './namesPeople.js';

/** Documents that large reads of personal data require a recent sign-in. */
export const AsksAgain = (section: AnySection) =>
  Refuses(...(namesPeople(section) ? (['reautenticacion_requerida'] as const) : []));
