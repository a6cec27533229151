import { CodeColumn } from './CodeColumn';
import { DayColumn } from './DayColumn';
import { DeadlineColumn } from './DeadlineColumn';
import { PersonColumn } from './PersonColumn';

/** How lists of cases show what they all have, so that it fits beside what is their own. */
export const caseColumns = {
  codigo: CodeColumn,
  creadoEn: DayColumn,
  nombres: PersonColumn,
  venceEn: DeadlineColumn,
} as const;
