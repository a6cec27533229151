import { useLocation, useSearchParams } from 'react-router-dom';
import { Chips } from '../../ui/elements/Chips';
import { Section } from '../../ui/page/Section';
import { tarifarioUses, type Use } from '../../wording/labels';

const ANCHOR = 'cuanto-me-cuesta';

/** What people come to ask the price of, each at an address to share. Pressed again, all is shown. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const { pathname } = useLocation();
  const chosen = useSearchParams()[0].get('uso');
  const links = uses.map((use) => ({
    label: tarifarioUses[use],
    href: `${pathname}${use === chosen ? '' : `?uso=${use}`}#${ANCHOR}`,
    chosen: use === chosen,
  }));
  return (
    links.length > 0 && (
      <Section title="¿Cuánto me cuesta…?" anchor={ANCHOR} onScreen>
        <Chips links={links} />
      </Section>
    )
  );
}
