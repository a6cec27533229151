import type { Unit } from '@coop/domain/answers';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';

type Props = { por: Unit; onChange: (por: Unit) => void };

/** Toggle between months and weeks; one is always selected. */
export const UnitToggle = ({ por, onChange }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={por}
    aria-label="Agrupar por"
    onChange={(_, chosen) => chosen && onChange(chosen)}
  >
    <ToggleButton value="mes">Por mes</ToggleButton>
    <ToggleButton value="semana">Por semana</ToggleButton>
  </ToggleButtonGroup>
);
