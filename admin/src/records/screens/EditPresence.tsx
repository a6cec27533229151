import type { AnySection } from '@coop/domain';
import { type RaRecord, useDataProvider, useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useAnnounceAction, useAnnounceRow } from '../../ground/live/presence';
import { useYo } from '../../ground/staff/staff';
import type { Conflict } from '../conflict/ConflictDialog';
import { draftOf } from '../data/draftOf';
import { NewerVersion } from '../live/OtherViewers';

type Props = {
  section: AnySection;
  onRead: () => void;
  onConflict: (conflict: Conflict) => void;
};

/** Announces presence on the form and warns of other users' saves before the user submits. */
export function EditPresence({ section, onRead, onConflict }: Props) {
  const record = useRecordContext() as RaRecord;
  const { rol } = useYo();
  const { getOne } = useDataProvider();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  useAnnounceRow(section.name, record.id);
  useAnnounceAction('editar', isDirty);
  const compare = () =>
    getOne(section.name, { id: record.id }).then(
      ({ data }) => onConflict({ mine: draftOf(section, rol, getValues()), actual: data }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <NewerVersion
      section={section.name}
      record={record}
      act={isDirty ? 'Comparar con lo mío' : 'Ver lo nuevo'}
      onAct={isDirty ? compare : onRead}
    />
  );
}
