import { island } from '../../../ui/island/island';
import { DepositoSimulator } from './DepositoSimulator';

export const Island = island('sections/depositosPlazoFijo/simulator/DepositoSimulator', DepositoSimulator);
