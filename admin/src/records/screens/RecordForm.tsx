import type { AnySection } from '@coop/domain';
import { type ReactNode, useCallback } from 'react';
import { Form, type FormProps } from 'react-admin';
import { FormFaults } from '../../fields/inputs/FormFaults';
import { UploadsContext, useUploads, withUploads } from '../../fields/inputs/upload/uploads';
import { LeaveGuard } from '../../ground/drafts/LeaveGuard';
import { useYo } from '../../ground/staff/useYo';
import { validateDraft } from '../data/validateDraft';

type Props = Pick<FormProps, 'defaultValues'> & { section: AnySection; children: ReactNode };

/** Form of a row, validated against the section. Pending or refused uploads block submission. */
export function RecordForm({ section, defaultValues, children }: Props) {
  const { rol } = useYo();
  const uploads = useUploads();
  const validate = useCallback(
    (values: object) => withUploads(validateDraft(section, rol, { ...values }), uploads),
    [section, rol, uploads],
  );
  return (
    <UploadsContext value={uploads}>
      <Form
        noValidate
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={LeaveGuard}
        validate={validate}
        {...(defaultValues && { defaultValues })}
      >
        <FormFaults />
        {children}
      </Form>
    </UploadsContext>
  );
}
