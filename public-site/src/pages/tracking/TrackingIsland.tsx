import { island } from '../../ui/island/island';
import { Tracking } from './Tracking';

export const Island = island('pages/tracking/Tracking', Tracking);
