import { sections } from '@coop/domain';
import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';

const { fields } = sections['contactanos/reclamos'];
const others = ['esIntegra', 'esComprensible'] as const;

/**
 * Declaration of the answer's signatory. All three statements are required, so one checkbox sets them; timeliness is
 * derived from the date.
 */
export function DeclarationInput() {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: 'esExpresa' });
  const declare = (holds: boolean) => {
    for (const name of others) setValue(name, holds, { shouldDirty: true, shouldValidate: fieldState.invalid });
    field.onChange(holds);
  };
  const said = [fields.esExpresa, ...others.map((name) => fields[name])].map(({ label }) => label);
  return (
    <Box data-campo="esExpresa">
      <FormControlLabel
        required
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, holds) => declare(holds)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-invalid': fieldState.invalid } }}
          />
        }
        label={inOneSentence(said)}
        sx={{ alignItems: 'start', '& .MuiCheckbox-root': { pt: 0.25 } }}
      />
      {fieldState.error && <FormHelperText error>{fields.esExpresa.mustBeTrue}</FormHelperText>}
    </Box>
  );
}

/** Joins the statements into one sentence: «La respuesta es expresa, íntegra y …». */
function inOneSentence([first = '', ...rest]: string[]): string {
  const start = 'La respuesta es ';
  const words = rest.map((one) => one.replace(start, ''));
  return `${[first, ...words.slice(0, -1)].join(', ')} y ${words.at(-1)}`;
}
