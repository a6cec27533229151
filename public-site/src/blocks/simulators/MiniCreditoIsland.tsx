import { island } from '../../ui/island/island';
import { MiniCredito } from './MiniCredito';

export const Island = island('blocks/simulators/MiniCredito', MiniCredito);
