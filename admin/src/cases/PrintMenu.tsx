import type { AnySection } from '@coop/domain';
import Print from '@mui/icons-material/PrintOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { savePdf } from '../ground/api/savePdf';
import type { CaseParts } from './CaseParts';

type Props = { section: AnySection; record: RaRecord; parts: CaseParts };

/** What can be printed of a case: its proof, what else its section makes of it, or the screen. */
export function PrintMenu({ section, record, parts: { papers } }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (document: string) => {
    setAnchor(null);
    savePdf(`${section.name}/${record.id}/${document}`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Imprimir
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('constancia')}>Imprimir constancia</MenuItem>
        {papers?.(record).map(({ name, label }) => (
          <MenuItem key={name} onClick={() => save(name)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // Once the menu is gone from the page.
            setTimeout(() => window.print(), 300);
          }}
        >
          Esta pantalla
        </MenuItem>
      </Menu>
    </>
  );
}
