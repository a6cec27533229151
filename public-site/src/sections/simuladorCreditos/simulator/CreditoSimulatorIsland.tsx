import { island } from '../../../ui/island/island';
import { CreditoSimulator } from './CreditoSimulator';

export const Island = island('sections/simuladorCreditos/simulator/CreditoSimulator', CreditoSimulator);
