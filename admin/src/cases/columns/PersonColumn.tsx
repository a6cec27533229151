import { InColumn } from '../../fields/displays/InColumn';
import { personOf } from './personOf';

/** Renders the name of the person or company in one column. */
export const PersonColumn = ({ row }: { row: Record<string, unknown> }) => <InColumn>{personOf(row) || '—'}</InColumn>;
