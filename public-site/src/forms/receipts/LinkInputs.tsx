import type { PrivateLink } from '@coop/domain/answers';

/** The private link of a case as hidden inputs, so that its key stays out of the address. */
export const LinkInputs = ({ link }: { link: PrivateLink }) =>
  Object.entries(link).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
