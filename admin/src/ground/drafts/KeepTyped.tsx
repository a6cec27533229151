import { formatDateTime } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { changedFrom } from './changedFrom';
import { keepTyped, type Typed } from './typedText';

type Values = Record<string, unknown>;
type Props = {
  storageKey: string;
  /** What the form begins with when nothing was kept. */
  initial: Values;
  names: readonly string[];
  /** What was kept, and stands in the form. */
  found: Typed | undefined;
  onStartOver: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** Inside the form of a dialog: keeps what is typed, tells whether there is any, and says what came back of the last time. */
export function KeepTyped({ storageKey, initial, names, found, onStartOver, onDirty }: Props) {
  const { getValues, watch } = useFormContext();
  useEffect(() => {
    const keep = (values: Values) => {
      const changed = changedFrom(initial, values, names);
      keepTyped(storageKey, changed);
      onDirty(Object.keys(changed).length > 0);
    };
    keep(getValues());
    const { unsubscribe } = watch((values) => keep(values));
    return unsubscribe;
  }, [storageKey, initial, names, onDirty, getValues, watch]);

  if (!found) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          Empezar de nuevo
        </Button>
      }
    >
      {`Se recuperó lo que escribió el ${formatDateTime(found.en)} y no envió.`}
    </Alert>
  );
}
