import type { AnySection } from '@coop/domain';
import { useYo } from '../../ground/staff/useYo';
import { FieldList, holds } from './FieldList';
import { FormCard } from './FormCard';
import { readParts } from './partsOf';

type Props = {
  section: AnySection;
  row: Record<string, unknown>;
  /** Fields shown; all by default. */
  names?: readonly string[];
  /** Fields shown elsewhere. */
  except?: readonly string[];
};

/** The data of a row, grouped like its form. */
export function RecordData({ section, row, names: wanted, except = [] }: Props) {
  const { rol } = useYo();
  const isShown = (name: string) =>
    holds(row[name]) && !except.includes(name) && (wanted === undefined || wanted.includes(name));
  return readParts(section, rol)
    .map((part) => ({ ...part, names: part.names.filter(isShown) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <FormCard key={label} title={label}>
        <FieldList section={section} row={row} names={names} />
      </FormCard>
    ));
}
