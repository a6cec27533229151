import type { AnySection } from '@coop/domain';

/** Whether each opening of one of its rows is written down. */
export const isLogged = ({ submission }: AnySection): boolean => submission?.logged === true;
