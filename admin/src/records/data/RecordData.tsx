import type { AnySection } from '@coop/domain';
import { useYo } from '../../ground/staff/useYo';
import { FieldList, holds } from './FieldList';
import { FormCard } from './FormCard';
import { readParts } from './partsOf';

type Props = {
  section: AnySection;
  row: Record<string, unknown>;
  /** What is shown elsewhere. */
  except?: readonly string[];
};

/** What a row holds, in the parts of its form. */
export function RecordData({ section, row, except = [] }: Props) {
  const { rol } = useYo();
  return readParts(section, rol)
    .map((part) => ({ ...part, names: part.names.filter((name) => holds(row[name]) && !except.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <FormCard key={label} title={label}>
        <FieldList section={section} row={row} names={names} />
      </FormCard>
    ));
}
