import { tarifarioUses } from '@coop/domain/sections/tarifario/labels';
import { useLocation } from 'react-router-dom';
import { Chips } from '../../ui/elements/Chips';
import { Section } from '../../ui/page/Section';
import type { Use } from '../../wording/labels';

const ANCHOR = 'cuanto-me-cuesta';

type Props = { uses: readonly Use[]; chosen: Use | null; date: string | null };

export function Uses({ uses, chosen, date }: Props) {
  const { pathname } = useLocation();
  const links = uses.map((use) => {
    const input = new URLSearchParams({ ...(date && { fecha: date }), ...(use !== chosen && { uso: use }) });
    const query = input.size > 0 ? `?${input}` : '';
    return { label: tarifarioUses[use], href: `${pathname}${query}#${ANCHOR}`, chosen: use === chosen };
  });
  return (
    links.length > 0 && (
      <Section title="¿Cuánto me cuesta…?" anchor={ANCHOR} onScreen>
        <Chips links={links} />
      </Section>
    )
  );
}
