import { island } from '../../ui/island/island';
import { Tracking } from './Tracking';

/** Hydrates on load: a private link shows its case at once. */
export const Island = island('pages/tracking/Tracking', Tracking, 'load');
