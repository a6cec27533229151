import { island } from '../../../ui/island/island';
import { MiniDeposito } from './MiniDeposito';

export const Island = island('pages/home/simulators/MiniDeposito', MiniDeposito);
