import { formatDateTime } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { changedFrom, storeUnsentInput, type UnsentInput } from './unsentInput';

type Values = Record<string, unknown>;
type Props = {
  storageKey: string;
  initial: Values;
  names: readonly string[];
  found: UnsentInput | undefined;
  onStartOver: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** Inside a dialog's form: autosaves the input, reports whether it is dirty and announces a restored draft. */
export function AutosaveInput({ storageKey, initial, names, found, onStartOver, onDirty }: Props) {
  const { getValues, watch } = useFormContext();
  useEffect(() => {
    const save = (values: Values) => {
      const changed = changedFrom(initial, values, names);
      storeUnsentInput(storageKey, changed);
      onDirty(Object.keys(changed).length > 0);
    };
    save(getValues());
    const { unsubscribe } = watch((values) => save(values));
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
