import { island } from '../island/island';
import { Gallery } from './Gallery';

export const Island = island('ui/media/Gallery', Gallery);
