import { Deadline } from './Deadline';

type Props = { value: unknown; row: Record<string, unknown> };

/** The day by which a case must be answered; a dash once it is. */
export const DeadlineColumn = ({ value, row }: Props) =>
  value ? <Deadline day={value} plazo={row.plazo} estimated={row.plazoEstimado} size="small" /> : '—';
