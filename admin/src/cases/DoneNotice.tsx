import type { AnySection } from '@coop/domain';
import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { doneWords } from '../records/orders/doneWords';
import { addressOfCase } from './queue/addressOfCase';
import { findNextCase } from './queue/nextCase';

export type Done = { label: string; name: string; row: RaRecord };

/** Confirms the order just executed, with the answer's delivery method and a link to the next open case. */
export function DoneNotice({ section, done: { label, name, row } }: { section: AnySection; done: Done }) {
  const { getList } = useDataProvider();
  const { filterValues = {} } = useListContext();
  const { data: next } = useQuery({
    queryKey: [section.name, 'siguiente', row.id, row.version],
    queryFn: async () => (await findNextCase(getList, section, row.id, filterValues)) ?? null,
  });
  const notice = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The order's button is gone: the focus goes to what was done, and on to the next case once it is known.
  useEffect(() => notice.current?.focus(), []);
  useEffect(() => {
    if (next && document.activeElement === notice.current) link.current?.focus();
  }, [next]);
  return (
    <Alert ref={notice} tabIndex={-1} severity="success" role="status" className="solo-pantalla">
      {[doneWords(label), name === 'responder' && wayOf(section, row)].filter(Boolean).join(' ')}
      {next && (
        <Box sx={{ mt: 1 }}>
          <Button ref={link} variant="contained" size="small" component={Link} to={addressOfCase(section, next)}>
            {`Siguiente: ${next.codigo}`}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Email is sent by the server; other methods are shown as chosen. */
function wayOf({ fields }: AnySection, row: RaRecord): string | undefined {
  const address = mailedTo(row);
  if (address) return `Sale por correo a ${address}.`;
  const way = fields.medioUsado?.choices?.[String(row.medioUsado)];
  return way && `${fields.medioUsado?.label}: ${way}.`;
}
