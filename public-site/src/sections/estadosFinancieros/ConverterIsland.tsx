import { island } from '../../ui/island/island';
import { Converter } from './Converter';

export const Island = island('sections/estadosFinancieros/Converter', Converter);
