import type { AnySection } from '@coop/domain';
import { ApiProblems } from '../../platform/http/openapi/api.js';
import { holdsPersonalData } from './holdsPersonalData.js';

/** Documents that large reads of personal data require a recent sign-in. */
export const ApiRecentSignIn = (section: AnySection) =>
  ApiProblems(...(holdsPersonalData(section) ? (['reautenticacion_requerida'] as const) : []));
