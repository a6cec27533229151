import type { CaseParts } from '../../cases/CaseParts';
import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import { LazyCase } from '../../cases/LazyCase';
import { OwnCases } from '../../cases/trends/OwnCases';
import type { Override } from '../Override';
import { ForwardDialog } from '../reclamos/ForwardDialog';
import { CreditLink } from './CreditLink';

/** A query goes on as a complaint, or as an application for credit. */
const parts: CaseParts = { Making: ForwardDialog, Onward: CreditLink };

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = {
  section: 'contactanos/consultas',
  Show: (props) => <LazyCase {...props} parts={parts} />,
  columns: caseColumns,
  labels: caseLabels,
  hidden: ['primerApellido', 'plazo'],
  Trend: OwnCases,
};
