import { mask } from '@coop/domain';

/** A number to tell cases apart, not to copy: how it ends. */
export const MaskedColumn = ({ value }: { value: unknown }) => <>{value ? mask(String(value)) : '—'}</>;
