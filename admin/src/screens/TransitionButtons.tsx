import { type AnySection, type Flow, meets, type Transition } from '@coop/domain';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useCan } from '../session/useCan';
import { TransitionDialog } from './TransitionDialog';

type Props = {
  section: AnySection;
  /** Why not now. */
  blocked?: string;
  /** Transitions that have a button of their own elsewhere. */
  except?: readonly string[];
};

/** The changes of state that this record allows now and this user may order. */
export function TransitionButtons({ section, blocked, except = [] }: Props) {
  const record = useRecordContext();
  const can = useCan();
  const [open, setOpen] = useState<string>();
  if (!record) return null;
  const possible = Object.entries<Flow>(section.flows).flatMap(([field, { transitions }]) =>
    Object.entries<Transition>(transitions).filter(
      ([name, { from, when }]) =>
        from.includes(record[field]) && meets(record, when) && can(section.name, name) && !except.includes(name),
    ),
  );

  // What visitors have already is not published again.
  const isUpToDate = (name: string) =>
    name === 'publicar' && record.estado === 'publicado' && record.conCambios === false;
  return possible.map(([name, transition]) => (
    <span key={name}>
      <Tooltip title={blocked ?? ''}>
        <span>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => setOpen(name)}
            disabled={Boolean(blocked) || isUpToDate(name)}
          >
            {name === 'publicar' && record.estado === 'publicado' ? 'Publicar los cambios' : transition.label}
          </Button>
        </span>
      </Tooltip>
      {open === name && (
        <TransitionDialog {...{ section, name, transition, record }} onClose={() => setOpen(undefined)} />
      )}
    </span>
  ));
}
