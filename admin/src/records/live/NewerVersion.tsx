import { Alert, Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useNewerVersion } from '../../ground/live/useNewerVersion';

type Props = {
  section: string;
  record: RaRecord;
  /** Label and handler of the button. */
  act: string;
  onAct: () => void;
};

/** Warns that a newer version was saved, before the user overwrites it. */
export function NewerVersion({ section, record, act, onAct }: Props) {
  const isOld = useNewerVersion(section, record);
  return (
    <div role="status" className="solo-pantalla">
      {isOld && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onAct}>
              {act}
            </Button>
          }
        >
          Hay una versión nueva: alguien guardó cambios mientras usted lo tenía abierto.
        </Alert>
      )}
    </div>
  );
}
