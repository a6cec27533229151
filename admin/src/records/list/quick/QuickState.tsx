import type { AnySection } from '@coop/domain';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ButtonBase, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import type { OfferedOrder } from '../../../ground/api/OfferedOrder';
import { useApprovalOf } from '../../../ground/queries/useApprovals';
import { isUpToDate, orderLabel } from '../../orders/orderLabel';
import { PublishHelpers } from '../../orders/PublishHelpers';
import { TransitionDialog } from '../../orders/TransitionDialog';
import { useOrders } from '../../orders/useOrders';

type Props = {
  section: AnySection;
  /** The field that orders change. */
  state: string;
  label: string;
  children: ReactNode;
};

const look = {
  font: 'inherit',
  borderRadius: 4,
  minHeight: 32,
  textAlign: 'left',
  // What is pressed is as high as the row, of which it is drawn as a part.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
} as const;

/** Where a row stands; pressed, the orders that take it further. */
export function QuickState({ section, state, label, children }: Props) {
  const row = useRecordContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!row) return null;
  // Whoever came by the keys goes on from where they were.
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
        sx={look}
      >
        {children}
        <ArrowDropDown fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      {anchor && <StateMenu {...{ section, state, row, anchor }} onClose={close} />}
    </>
  );
}

type StateMenuProps = { section: AnySection; state: string; row: RaRecord; anchor: HTMLElement; onClose: () => void };

/** The orders that change one state of a row, as its form has them: the same questions, the same refusals. */
function StateMenu({ section, state, row, anchor, onClose }: StateMenuProps) {
  const { offered, impeded, isKnown, error } = useOrders(section, row);
  const { asks } = useApprovalOf(section.name, row);
  const [order, setOrder] = useState<OfferedOrder>();
  // Where a second person archives it is asked of them, on its own screen.
  const own = offered.filter(
    (one) => one.field === state && !(asks && one.name === 'archivar') && !isUpToDate(one, row),
  );
  const refused = impeded.filter(({ name }) => name in (section.flows[state]?.transitions ?? {}));
  if (order)
    return (
      // What is pressed in a dialog is not pressed on the row that it came from.
      // biome-ignore lint/a11y/noStaticElementInteractions: it takes nothing; it keeps what its parts take.
      <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
        <TransitionDialog
          {...{ section, ...order }}
          record={row}
          onClose={onClose}
          helpers={order.name === 'publicar' && <PublishHelpers section={section} record={row} />}
        />
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

// Why it can't be done is to be read, as little as it can be pressed.
const impediment = { maxWidth: 360, whiteSpace: 'normal', color: 'text.secondary', '&.Mui-disabled': { opacity: 1 } };
