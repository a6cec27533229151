import { island } from '../island/island';
import { Chart } from './Chart';

export const Island = island('ui/chart/Chart', Chart);
