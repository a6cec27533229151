import { type AnySection, publicAddressOf, todayInLaPaz } from '@coop/domain';
import { DialogContentText } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { InForceNotice } from './notices';
import { publishingNote } from './publicationNote';
import { ReviewedChanges } from './ReviewedChanges';

type Props = {
  section: AnySection;
  record: RaRecord | undefined;
  values: Record<string, unknown>;
  /** Whether another person publishes it. */
  sends: boolean;
  /** Inputs shown before confirming. */
  children: ReactNode;
};

/** Effects of publishing the values: visibility by date and changes for visitors. */
export function PublishFacts({ section, record, values, sends, children }: Props) {
  const address = publicAddressOf(section, values);
  const again = record?.estado === 'publicado';
  return (
    <>
      <DialogContentText>
        {sends ? sending : publishingNote(values, todayInLaPaz())}
        {address && ` Su dirección es ${address}.`}
      </DialogContentText>
      {again && record && <InForceNotice section={section} record={record} />}
      {children}
      {(again || section.publication?.versioned) && <ReviewedChanges {...{ section, record, values }} />}
    </>
  );
}

const sending =
  'Lo publica otra persona, después de leer lo que cambia. Si alguien lo edita antes, hay que enviarlo otra vez.';
