import type { PrivateLink } from '@coop/domain/answers';

/** The private link of a case in a plain form: its key is in no address. */
export const LinkInputs = ({ link }: { link: PrivateLink }) =>
  Object.entries(link).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
