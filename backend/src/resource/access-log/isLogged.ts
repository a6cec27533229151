import type { AnySection } from '@coop/domain';

/** Returns whether each opening of the section's rows is logged. */
export const isLogged = ({ submission }: AnySection): boolean => submission?.auditReads === true;
