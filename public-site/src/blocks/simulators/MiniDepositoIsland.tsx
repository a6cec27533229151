import { island } from '../../ui/island/island';
import { MiniDeposito } from './MiniDeposito';

export const Island = island('blocks/simulators/MiniDeposito', MiniDeposito);
