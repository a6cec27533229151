import type { AnySection } from '@coop/domain';
import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { isFeminine } from '../../ground/messages/isFeminine';
import { useFreshRows } from './useFreshRows';

type Props = {
  section: AnySection;
  /** What stands in its place while there is nothing to tell, so that the rows stay where they are. */
  children?: ReactNode;
};

/** Says that a list holds others by now, and shows them once somebody wants: rows that move under the hand are pressed by mistake. */
export function NewRows({ section, children }: Props) {
  const { data = [], refetch } = useListContext();
  const fresh = useFreshRows(section.name);
  const words = fresh && inWords(section, data, fresh);
  return (
    <>
      <Box role="status" sx={words ? place : undefined}>
        {words && (
          <Alert
            severity="info"
            sx={look}
            action={
              <Button color="inherit" size="small" onClick={() => refetch()}>
                Ver
              </Button>
            }
          >
            {words}
          </Alert>
        )}
      </Box>
      {!words && children}
    </>
  );
}

/** What differs between the rows that are shown and those that there are. */
function inWords({ label }: AnySection, shown: readonly RaRecord[], fresh: readonly RaRecord[]): string | undefined {
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  const added = fresh.filter(({ id }) => !versions.has(id)).length;
  const changed = fresh.filter(({ id, version }) => versions.has(id) && versions.get(id) !== version).length;
  const left = shown.filter(({ id }) => !fresh.some((row) => row.id === id)).length;
  const named = (count: number) => `${count} ${(count === 1 ? label.one : label.many).toLowerCase()}`;
  if (added > 0) return `Hay ${named(added)} ${newOnes(label.one, added)}`;
  if (changed > 0) return `${changed === 1 ? 'Cambió' : 'Cambiaron'} ${named(changed)}`;
  return left > 0 ? `${left === 1 ? 'Ya no está' : 'Ya no están'} ${named(left)}` : undefined;
}

const newOnes = (name: string, count: number) => `nuev${isFeminine(name) ? 'a' : 'o'}${count === 1 ? '' : 's'}`;

/** As wide at the least as what stands there otherwise, so that it takes no line of its own. */
const place = { flex: { xs: '1 1 100%', sm: '1 1 8rem' }, minWidth: 0 };

/** No higher than the line that it stands in. */
const look = {
  py: 0,
  px: 1,
  width: 'fit-content',
  maxWidth: '100%',
  alignItems: 'center',
  '& > *': { py: 0.25 },
  '& > .MuiAlert-message': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } },
  '& > .MuiAlert-action': { pt: 0 },
};
