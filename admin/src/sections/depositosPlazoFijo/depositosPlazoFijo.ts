import type { Override } from '../Override';
import { DepositPreview } from './DepositPreview';

export const depositosPlazoFijo: Override = { section: 'productos/depositos-plazo-fijo', Preview: DepositPreview };
