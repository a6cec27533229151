import { type AnySection, sections } from '@coop/domain';
import { complaintFrom } from '@coop/domain/sections/reclamos/complaintFrom';
import { DialogContentText } from '@mui/material';
import { useCallback } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { MakingProps } from '../../cases/caseScreen';
import { withoutReception } from '../../cases/reception/reception';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useYo } from '../../ground/staff/staff';
import { draftOf, initialValues, validateDraft } from '../../records/data/draftOf';
import { formParts } from '../../records/data/FormCard';
import { SectionFields } from '../../records/data/SectionFields';
import { OrderForm } from '../../records/orders/OrderForm';

const reclamos: AnySection = withoutReception(sections['contactanos/reclamos']);

type Values = Record<string, unknown>;

export function ForwardDialog({ section, record, name, transition: { label }, onClose }: MakingProps) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const { rol } = useYo();
  const refresh = useRefresh();
  const notify = useNotify();
  const validate = useCallback((values: Values) => validateDraft(reclamos, rol, { ...values }), [rol]);
  const names = [...formParts(reclamos, rol).flatMap((part) => part.names), 'nota'];

  const order = async ({ nota, ...values }: Values) => {
    const draft = draftOf(reclamos, rol, values);
    await accion(section.name, record.id, name, { ...draft, ...(nota ? { nota } : {}), version: record.version });
    notify('Se registró el reclamo, con la fecha de este caso', { type: 'success' });
    refresh();
  };

  return (
    <OrderForm
      {...{ section, record, name, label, names, validate, onClose }}
      initial={{ ...initialValues(reclamos.fields), ...complaintFrom(section.name, record), nota: null }}
      onOrder={order}
      wide
    >
      <DialogContentText>
        Complete lo que falta. El plazo legal cuenta desde el día en que llegó este caso, y los dos quedan enlazados.
      </DialogContentText>
      <SectionFields section={reclamos} />
      <TextInput source="nota" label="Nota interna" multiline minRows={2} helperText="La lee solo el personal." />
    </OrderForm>
  );
}
