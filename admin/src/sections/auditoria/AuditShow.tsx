import type { SectionProps } from '../../records/data/SectionProps';
import { SectionShow } from '../../records/screens/SectionShow';
import { AuditedChanges } from './AuditedChanges';
import { AuditedRecordButton } from './AuditedRecordButton';

/** A line of the audit: what it did to a record, and the way to that. */
export const AuditShow = (props: SectionProps) => (
  <SectionShow {...props} extra={<AuditedRecordButton />} below={<AuditedChanges />} />
);
