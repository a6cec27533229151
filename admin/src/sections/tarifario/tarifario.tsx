import { SectionEdit } from '../../screens/SectionEdit';
import { SectionShow } from '../../screens/SectionShow';
import type { Override } from '../Override';
import { DifferentDates } from './DifferentDates';

/** The tarifario repeats rates that other sections publish: its screens say when they differ in their days. */
export const tarifario: Override = {
  Edit: (props) => (
    <>
      <DifferentDates section={props.section.name} />
      <SectionEdit {...props} />
    </>
  ),
  Show: (props) => (
    <>
      <DifferentDates section={props.section.name} />
      <SectionShow {...props} />
    </>
  ),
};
