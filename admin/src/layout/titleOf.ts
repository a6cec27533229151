import { sectionAt } from './sectionAt';

/**
 * The title in the header: the last part of the address, made readable («bienes-adjudicados» → «Bienes adjudicados»).
 * What stands after a section's name is a record, which has its own heading: there the section's part is the title.
 */
export function titleOf(pathname: string): string {
  const last = (sectionAt(pathname) ?? pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
