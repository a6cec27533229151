import '../../ground/page/configureZod';
import { rolLabels } from '@coop/domain';
import { Box, Chip, Typography } from '@mui/material';
import { type Account, settings } from '../../ground/page/settings';

/** The accounts of the demonstration: a press fills the form. Loaded only there. */
export function DemoAccounts({ onPick }: { onPick: (account: Account) => void }) {
  return (
    <Box component="section" aria-labelledby="demostracion" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography id="demostracion" variant="h3" sx={{ mb: 1 }}>
        Cuentas de demostración
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {settings.cuentas.map((account) => (
          <Chip key={account.rol} label={rolLabels[account.rol]} onClick={() => onPick(account)} />
        ))}
      </Box>
    </Box>
  );
}
