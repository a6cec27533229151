import type { AnySection } from '@coop/domain';
import Print from '@mui/icons-material/PrintOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { savePdf } from '../ground/api/savePdf';

type Props = { section: AnySection; record: RaRecord };

/** What can be printed of a case: its proof, the letter that answers it, or the screen. */
export function PrintMenu({ section, record }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (document: string) => {
    setAnchor(null);
    savePdf(`${section.name}/${record.id}/${document}`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  };
  const hasLetter = section.name === 'contactanos/reclamos' && record.respondidoEn;
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
        {hasLetter && <MenuItem onClick={() => save('carta')}>Carta de respuesta</MenuItem>}
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
