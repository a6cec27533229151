import type { Override } from '../Override';
import { ProposedCalendarButton } from './ProposedCalendarButton';

/** A year's calendar is written from what can be known of it, before its decree. */
export const feriados: Override = { section: 'sitio/feriados', Toolbar: ProposedCalendarButton };
