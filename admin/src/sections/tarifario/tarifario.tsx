import { SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';
import { LaterRates } from './LaterRates';

/** The tarifario shows rates that other sections publish: its screens say when those changed after its document. */
export const tarifario: Override = {
  section: 'institucional/tarifario',
  Edit: (props) => (
    <>
      <LaterRates section={props.section.name} />
      <SectionEdit {...props} />
    </>
  ),
  Show: (props) => (
    <>
      <LaterRates section={props.section.name} />
      <SectionShow {...props} />
    </>
  ),
};
