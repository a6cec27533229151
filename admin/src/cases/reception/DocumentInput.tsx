import { type AnySection, findSection } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from '../../fields/inputs/FieldInput';
import { useDebounced } from '../../ground/queries/useDebounced';
import { useYo } from '../../ground/staff/staff';
import { formParts } from '../../records/data/FormCard';

const NAME = 'numeroDocumento';

/** Whether cases of a person can be found by document. */
export const findsByDocument = ({ table }: AnySection): boolean => table.filter?.includes(NAME) ?? false;

/** Document number that offers the person's data of their last case in the section, which the server logs as read. */
export function DocumentInput() {
  const section = findSection(useResourceContext() ?? '') as AnySection;
  const { rol } = useYo();
  const { setValue } = useFormContext();
  const [number, type] = useWatch({ name: [NAME, 'tipoDocumento'] });
  const read = section.fields[NAME].schema().safeParse(useDebounced(number));
  const [used, setUsed] = useState<unknown>();
  const { data } = useGetList(
    section.name,
    {
      filter: { [NAME]: read.data },
      sort: { field: 'creadoEn', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: Boolean(read.data), gcTime: 0 },
  );
  const earlier = read.data && data?.find((row) => row[NAME] === read.data && row.tipoDocumento === type);

  const use = () => {
    const person = new Set(section.submission?.words.person.filter((name) => name !== 'medioRespuesta'));
    for (const name of formParts(section, rol).flatMap(({ names }) => names))
      if (person.has(name)) setValue(name, earlier[name] ?? null, { shouldDirty: true, shouldValidate: true });
    setUsed(earlier.id);
  };

  return (
    <>
      <FieldInput name={NAME} field={section.fields[NAME]} section={section.name} />
      {earlier && (
        <Alert
          severity="info"
          role="status"
          action={
            used !== earlier.id && (
              <Button color="inherit" size="small" onClick={use}>
                Usar sus datos
              </Button>
            )
          }
          sx={{
            gridColumn: '1 / -1',
            alignItems: 'center',
            flexWrap: 'wrap',
            '& .MuiAlert-message': { flex: '1 1 10rem' },
          }}
        >
          {used === earlier.id
            ? `Se llenó con los datos de ${earlier.codigo}: revise que sigan vigentes.`
            : `Ya tiene un caso: ${section.title(earlier)}.`}
        </Alert>
      )}
    </>
  );
}
