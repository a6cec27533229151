import type { Field } from '@coop/domain';
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Folded } from '../../fields/displays/Folded';
import type { Choice, Difference, Values } from './mergeChoices';

type Props = { field: Field; difference: Difference; mine: Values; actual: Values; onChoose: (choice: Choice) => void };

/** Both values of a field, each to choose. */
export function ConflictField({ field, difference: { name, choice, both }, mine, actual, onChoose }: Props) {
  const id = useId();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography id={id} component="h3" variant="h3">
        {field?.label ?? name}
      </Typography>
      {both && <FormHelperText sx={{ mx: 0 }}>Ambos lo cambiaron.</FormHelperText>}
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, chosen) => onChoose(chosen as Choice)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
        {(['mine', 'actual'] as const).map((whose) => (
          <Box key={whose} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={whose}
              control={<Radio size="small" />}
              label={whose === 'mine' ? 'Lo suyo' : 'Lo guardado'}
            />
            <Box data-valor={whose} sx={{ pl: 3.75, overflowWrap: 'anywhere' }}>
              <Folded>
                <FieldDisplay
                  field={field}
                  value={(whose === 'mine' ? mine : actual)[name]}
                  row={whose === 'mine' ? mine : actual}
                />
              </Folded>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
