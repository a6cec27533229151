import { island } from '../../ui/island/island';
import { SearchBox } from './SearchBox';

export const Island = island('pages/search/SearchBox', SearchBox);
