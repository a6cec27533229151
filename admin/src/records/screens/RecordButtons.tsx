import { type AnySection, copies, meets } from '@coop/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, Link, useDataProvider, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../data/SectionFields';
import { newFrom } from '../publishing/notices';

export function FollowUpButtons({ section }: Pick<SectionProps, 'section'>) {
  const record = useRecordContext();
  const can = useCan();
  if (!record) return null;
  return Object.entries<AnySection['followUps'][string]>(section.followUps)
    .filter(([name, { when }]) => meets(record, when) && can(section.name, name))
    .map(([name, { label, to }]) => <FollowUpButton key={name} {...{ section, name, label, to }} />);
}

type Props = { section: AnySection; name: string; label: string; to: string };

function FollowUpButton({ section, name, label, to }: Props) {
  const record = useRecordContext();
  const { engendrar } = useDataProvider<typeof dataProvider>();
  const redirect = useRedirect();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!record) return null;

  const begin = async () => {
    setBusy(true);
    try {
      const draft = await engendrar(section.name, record.id, name);
      redirect('edit', to, draft.id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={label}
        content="Se creará un borrador con los datos de este registro, para que usted lo complete. ¿Desea crearlo?"
        confirm="Crear el borrador"
        onConfirm={begin}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Returns whether the user may copy a row of the section. A copy of a versioned one is its next version. */
export function useCopies(section: AnySection): boolean {
  const can = useCan();
  return copies(section) && can(section.name, 'crear');
}

export function NewVersionButton({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const isCopied = useCopies(section);
  if (!record || !isCopied || !section.publication?.versioned) return null;
  return (
    <Button variant="outlined" component={Link} to={newFrom(section, record)}>
      Nueva versión
    </Button>
  );
}
