import { CodeColumn } from './CodeColumn';
import { DayColumn } from './DayColumn';
import { DeadlineColumn } from './DeadlineColumn';
import { PersonColumn } from './PersonColumn';

/** Compact renderers for the columns that all case lists share. */
export const caseColumns = {
  codigo: CodeColumn,
  creadoEn: DayColumn,
  nombres: PersonColumn,
  venceEn: DeadlineColumn,
} as const;
