import { InColumn } from '../../fields/displays/InColumn';
import { personOf } from './personOf';

/** The person of a case in one column: by name, or a company by its own. */
export const PersonColumn = ({ row }: { row: Record<string, unknown> }) => <InColumn>{personOf(row) || '—'}</InColumn>;
