import { Menu, MenuItem } from '@mui/material';

export type RowAction = 'duplicate' | 'up' | 'down' | 'remove';

type Props = {
  at: number;
  count: number;
  button: HTMLElement;
  isFull: boolean;
  onDo: (action: RowAction) => void;
  onClose: () => void;
};

/** Context menu of a grid row. */
export function RowMenu({ at, count, button, isFull, onDo, onClose }: Props) {
  const item = (action: RowAction, label: string, disabled = false) => (
    <MenuItem key={action} disabled={disabled} onClick={() => onDo(action)}>
      {label}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={button} onClose={onClose} slotProps={{ list: { 'aria-label': `Fila ${at + 1}` } }}>
      {item('duplicate', 'Duplicar', isFull)}
      {item('up', 'Subir', at === 0)}
      {item('down', 'Bajar', at === count - 1)}
      {item('remove', 'Quitar')}
    </Menu>
  );
}
