import type { Flow } from '@coop/domain';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { StateChip } from '../../fields/displays/StateChip';
import { later } from '../../ground/page/lazyWithRetry';
import type { SectionProps } from '../../records/data/SectionFields';
import { RELEASES, releasesSection } from '../../records/releases/release';
import { SectionCreate, SectionEdit, SectionShow } from '../../records/screens/later';
import type { Override } from '../Override';

const RowsInput = later(async () => (await import('./RowsInput')).RowsInput);
const ReleaseNotice = later(async () => (await import('./parts')).ReleaseNotice);
const ReleaseButtons = later(async () => (await import('./parts')).ReleaseButtons);
const ReleaseData = later(async () => (await import('./parts')).ReleaseData);

const inputs = { registros: () => <RowsInput /> };
const orders = { names: ['enviar', 'aprobar', 'devolver'], buttons: <ReleaseButtons /> };

const Show = (props: SectionProps) => (
  <SectionShow {...props} orders={orders} above={<ReleaseNotice />} data={<ReleaseData />} />
);

/** Only a draft is edited; the other states are read. */
function Edit(props: SectionProps) {
  const { id = '' } = useParams();
  const { data } = useGetOne(RELEASES, { id });
  if (data && data.estado !== 'borrador') return <Show {...props} />;
  return <SectionEdit {...props} inputs={inputs} orders={orders} above={<ReleaseNotice />} />;
}

/** The orders need the comparison of every row, so the list offers none. */
const State = ({ value }: { value: unknown }) => (
  <StateChip flow={releasesSection.flows.estado as Flow} value={String(value)} />
);

/** Releases: the rows of several sections, what each changes, and their order. */
export const publicacionesConjuntas: Override = {
  section: RELEASES,
  columns: { estado: State },
  Create: (props) => <SectionCreate {...props} inputs={inputs} />,
  Edit,
  Show,
};
