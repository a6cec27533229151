import { mask } from '@coop/domain';

/** Renders only the last digits of a number, enough to tell cases apart. */
export const MaskedColumn = ({ value }: { value: unknown }) => <>{value ? mask(String(value)) : '—'}</>;
