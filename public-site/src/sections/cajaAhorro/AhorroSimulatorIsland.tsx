import { island } from '../../ui/island/island';
import { AhorroSimulator } from './AhorroSimulator';

export const Island = island('sections/cajaAhorro/AhorroSimulator', AhorroSimulator);
