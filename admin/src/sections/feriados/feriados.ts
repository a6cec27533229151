import type { Override } from '../Override';
import { ProposedCalendarButton } from './ProposedCalendarButton';

/** Holidays; a year's calendar can be created before its decree. */
export const feriados: Override = { section: 'sitio/feriados', Toolbar: ProposedCalendarButton };
