import type { AnySection } from '@coop/domain';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import type { OfferedOrder } from '../../../ground/api/dataProvider';
import { later } from '../../../ground/page/lazyWithRetry';
import { useApprovalOf } from '../../../ground/queries/useApprovals';
import { isUpToDate, orderLabel, useOrders } from '../../orders/useOrders';

const QuickOrder = later(async () => (await import('./QuickOrder')).QuickOrder);

type Props = {
  section: AnySection;
  state: string;
  label: string;
  children: ReactNode;
};

const styles = {
  font: 'inherit',
  borderRadius: 4,
  minHeight: 32,
  textAlign: 'left',
  // Extends the click target to the row's height.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
} as const;

export function QuickState({ section, state, label, children }: Props) {
  const row = useRecordContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!row) return null;
  // Returns the focus to the button.
  const close = () => {
    anchor?.focus();
    setAnchor(undefined);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        title={`Cambiar: ${label}`}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        sx={styles}
      >
        {children}
        <ArrowDropDown fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      {anchor && <StateMenu {...{ section, state, row, anchor }} onClose={close} />}
    </>
  );
}

type StateMenuProps = { section: AnySection; state: string; row: RaRecord; anchor: HTMLElement; onClose: () => void };

function StateMenu({ section, state, row, anchor, onClose }: StateMenuProps) {
  const { offered, impeded, isKnown, error } = useOrders(section, row);
  const { requiresApproval } = useApprovalOf(section.name, row);
  const [order, setOrder] = useState<OfferedOrder>();
  // With two-person approval, archiving is requested on the row's page.
  const own = offered.filter(
    (one) => one.field === state && !(requiresApproval && one.name === 'archivar') && !isUpToDate(one, row),
  );
  const refused = impeded.filter(({ name }) => name in (section.flows[state]?.transitions ?? {}));
  if (order)
    return (
      // Stops React events bubbling from the portal to the row's click handler.
      // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; only stops propagation.
      <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
        <Suspense>
          <QuickOrder {...{ section, order, row, onClose }} />
        </Suspense>
      </span>
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={(event) => event.stopPropagation()}>
      {own.map((one) => (
        <MenuItem key={one.name} onClick={() => setOrder(one)}>
          {orderLabel(one, row)}
        </MenuItem>
      ))}
      {refused.map(({ name, label, why }) => (
        <MenuItem key={name} disabled sx={impediment}>
          <ListItemText primary={label} secondary={why} />
        </MenuItem>
      ))}
      {own.length + refused.length === 0 && (
        <MenuItem disabled>{error ? error.message : isKnown ? 'Nada que cambiar desde aquí' : 'Un momento…'}</MenuItem>
      )}
    </Menu>
  );
}

// The reason stays at full contrast, although the item is disabled.
const impediment = { maxWidth: 360, whiteSpace: 'normal', color: 'text.secondary', '&.Mui-disabled': { opacity: 1 } };
