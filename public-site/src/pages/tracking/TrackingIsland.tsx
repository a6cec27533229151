import { island } from '../../ui/island/island';
import { Tracking } from './Tracking';

/** By itself: whoever comes by a private link has their case at once. */
export const Island = island('pages/tracking/Tracking', Tracking, 'load');
