import { adminPathOf, type MenuEntry } from '@coop/domain';
import { Menu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { EntryIcon } from '../../ground/menu/EntryIcon';
import { entryLabel } from '../../ground/menu/entryLabel';
import { amountOf } from '../../ground/queries/amountOf';
import { usePanel } from '../../ground/queries/usePanel';

/** A menu entry; that of submissions says how many nobody has looked at yet. */
export function EntryItem({ entry }: { entry: MenuEntry }) {
  const { data } = usePanel();
  const figure = data?.cifras.find(({ seccion, clave }) => seccion === entry && clave === 'nuevos');
  const { pathname } = useLocation();
  const address = adminPathOf(entry);
  const isHere = pathname === address || (entry !== 'panel' && pathname.startsWith(`${address}/`));
  return (
    <Menu.Item
      to={address}
      primaryText={entryLabel(entry)}
      leftIcon={<EntryIcon entry={entry} />}
      aria-current={isHere ? 'page' : undefined}
      data-count={figure?.cantidad ? amountOf(figure) : undefined}
      // Every address begins with the panel's own, which would mark it as the current one.
      sx={{ ...counted, ...(entry === 'panel' && !isHere && notCurrent) }}
    />
  );
}

const counted = {
  '&[data-count]::after': {
    content: 'attr(data-count) / attr(data-count) " sin atender"',
    ml: 1,
    px: 0.9,
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    // How many there are, which is no alarm.
    color: 'text.primary',
    bgcolor: 'action.selected',
  },
};

const notCurrent = { '&&.RaMenuItemLink-active': { color: 'inherit', bgcolor: 'transparent', fontWeight: 'inherit' } };
