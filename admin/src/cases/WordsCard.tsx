import type { AnySection } from '@coop/domain';
import type { RaRecord } from 'react-admin';
import { FieldList, holds } from '../records/data/FieldList';
import { FormCard } from '../records/data/FormCard';

type Props = { section: AnySection; record: RaRecord; names: readonly string[] };

/** Renders the person's text verbatim, with its attachments. */
export function WordsCard({ section, record, names }: Props) {
  const told = names.filter((name) => holds(record[name]));
  if (told.length === 0) return null;
  return (
    <FormCard title="Lo que escribió">
      <FieldList section={section} row={record} names={told} />
    </FormCard>
  );
}
