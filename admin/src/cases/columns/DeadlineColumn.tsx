import { Deadline } from './Deadline';

type Props = { value: unknown; row: Record<string, unknown> };

/** Renders the deadline, or a dash once the case is answered. */
export const DeadlineColumn = ({ value, row }: Props) =>
  value ? <Deadline day={value} plazo={row.plazo} estimated={row.plazoEstimado} size="small" /> : '—';
